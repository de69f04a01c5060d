import { useMemo } from 'react';
import { useSittingState, useWords } from '../../session/game-context';
import { useSessionState } from '../../session/session-context';
import { pacesOf, type ScenePace } from './pace';

/** How the scene goes by that is watched just now. */
export function useScenePace(): ScenePace | undefined {
  const words = useWords();
  const speed = useSessionState(({ habits }) => habits.speed);
  const scenes = useSittingState(({ watching }) => watching?.scenes);
  const at = useSittingState(({ watching }) => watching?.at);
  const paces = useMemo(() => scenes && pacesOf(scenes, words, speed), [scenes, words, speed]);
  return at === undefined ? undefined : paces?.[at];
}
