import { useMemo } from 'react';
import { useSittingState, useWords } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { pacesOf, type ScenePace, speedOf } from './pace';

/** How the scene goes by that is watched just now. */
export function useScenePace(): ScenePace | undefined {
  const words = useWords();
  const watching = useSittingState((state) => state.watching);
  const speed = speedOf(
    watching,
    useSessionState(({ habits }) => habits.speed),
  );
  const scenes = watching?.scenes;
  const paces = useMemo(() => scenes && pacesOf(scenes, words, speed), [scenes, words, speed]);
  return watching && paces?.[watching.at];
}
