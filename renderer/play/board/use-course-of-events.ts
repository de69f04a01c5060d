import { useEffect } from 'react';
import type { GameEvent } from '../../../engine';
import { tell } from '../../../telling/log';
import type { Words } from '../../../telling/words';
import type { Sitting, Speed } from '../../game/sitting';
import { useSittingState } from '../../session/game-context';

/** Milliseconds that a scene is shown, and for each letter that is to be read. */
const PACE: Readonly<Record<Speed, readonly [still: number, letter: number]>> = {
  slow: [1400, 26],
  normal: [650, 11],
  fast: [320, 1],
  'at-once': [0, 0],
};

function sceneLasts(event: GameEvent, words: Words, speed: Speed): number {
  const sentence = tell(event, words);
  if (sentence === undefined) return 0;
  const [still, letter] = PACE[speed];
  return still + letter * sentence.length;
}

/** Where the space bar means something else. */
const ELSEWHERE = 'input, textarea, select, [role=dialog] *, [role=alertdialog] *, .play-caption button';

/** Lets what is watched go by at the chosen speed; the space bar ends it. */
export function useCourseOfEvents(sitting: Sitting, words: Words, speed: Speed): void {
  const watching = useSittingState((state) => state.watching);
  useEffect(() => {
    const scene = watching?.scenes[watching.at];
    if (!scene) return undefined;
    const timer = setTimeout(sitting.nextScene, sceneLasts(scene.event, words, speed));
    return () => clearTimeout(timer);
  }, [watching, sitting, words, speed]);
  const isWatching = watching !== undefined;
  useEffect(() => {
    if (!isWatching) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { activeElement } = document;
      if (activeElement?.matches(ELSEWHERE)) return;
      // It would press the button that was clicked last.
      event.preventDefault();
      sitting.skip();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [isWatching, sitting]);
}
