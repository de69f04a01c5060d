import { tell } from '../../../telling/log';
import { useSitting, useSittingState, useWords } from '../../session/game-context';

/** What happens just now, with its reason; and the way past it. */
export function WatchCaption() {
  const sitting = useSitting();
  const words = useWords();
  const watching = useSittingState((state) => state.watching);
  if (!watching) return null;
  const told = watching.scenes.slice(0, watching.at + 1).map(({ event }) => tell(event, words));
  // What goes without saying leaves the sentence before it.
  const sentence = told.findLast((line) => line !== undefined);
  return (
    <section className="play-caption" aria-label={words.say('play.watch.label')}>
      <p aria-live="polite">{sentence}</p>
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
