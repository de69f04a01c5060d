import { tell } from '../../../telling/log';
import type { Words } from '../../../telling/words';
import type { Watching } from '../../game/sitting';
import { useSitting, useSittingState, useWords } from '../../session/game-context';

/** What goes without saying leaves the sentence before it. */
function lastTold({ scenes, at }: Watching, words: Words): string | undefined {
  for (const { event } of scenes.slice(0, at + 1).reverse()) {
    const sentence = tell(event, words);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** What happens just now, with its reason; and the way past it. */
export function WatchCaption() {
  const sitting = useSitting();
  const words = useWords();
  const watching = useSittingState((state) => state.watching);
  if (!watching) return null;
  const sentence = lastTold(watching, words);
  return (
    <section className="play-caption" aria-label={words.say('play.watch.label')}>
      <p aria-live="polite" title={sentence}>
        {sentence}
      </p>
      <progress value={watching.at + 1} max={watching.scenes.length} aria-hidden="true" />
      <button type="button" className="button" onClick={sitting.nextScene}>
        {words.say('play.watch.next')}
      </button>
      <button type="button" className="button" onClick={sitting.skip}>
        {words.say('play.watch.skip')}
      </button>
    </section>
  );
}
