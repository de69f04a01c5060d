import { useState } from 'react';
import type { Words } from '../../../telling/words';
import type { Watching } from '../../game/sitting';
import { useSitting, useSittingState, useWords } from '../../session/game-context';
import { type SceneWords, sceneWords } from './scene-words';

/** What goes without saying leaves the words before it. */
function lastTold({ scenes, at }: Watching, words: Words): SceneWords | undefined {
  for (const scene of scenes.slice(0, at + 1).reverse()) {
    const said = sceneWords(scene, words);
    if (said.sentence !== undefined) return said;
  }
  return undefined;
}

/** What happens just now, with its reason, for those who see it; and the way past it. The log tells it to others. */
export function WatchCaption() {
  const sitting = useSitting();
  const words = useWords();
  const watching = useSittingState((state) => state.watching);
  // A whole list of what happens is told only to whoever turns to it.
  const [isTurnedTo, setIsTurnedTo] = useState(false);
  if (!watching) return null;
  const { sentence = '', more = 0, all } = lastTold(watching, words) ?? {};
  return (
    <section
      className="play-caption"
      aria-label={words.say('play.watch.label')}
      onPointerEnter={() => setIsTurnedTo(true)}
      onPointerLeave={() => setIsTurnedTo(false)}
      onFocus={() => setIsTurnedTo(true)}
      onBlur={() => setIsTurnedTo(false)}
    >
      <p title={isTurnedTo ? all?.().join('\n') : undefined}>
        {more > 0 ? words.say('play.watch.more', { sentence, count: more }) : sentence}
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
