import { useEffect } from 'react';
import type { Sitting } from '../../game/sitting';
import { useSittingState } from '../../session/game-context';
import type { ScenePace } from './pace';

/** Where the space bar means something else. */
const ELSEWHERE = 'input, textarea, select, [role=dialog] *, [role=alertdialog] *, .play-caption button';

/** Lets what is watched go by at its pace; the space bar ends it. */
export function useCourseOfEvents(sitting: Sitting, pace: ScenePace | undefined): void {
  const watching = useSittingState((state) => state.watching);
  useEffect(() => {
    if (!watching || !pace) return undefined;
    const timer = setTimeout(sitting.nextScene, pace.lasts);
    return () => clearTimeout(timer);
  }, [watching, sitting, pace]);
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
