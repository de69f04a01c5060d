import type { Replay } from '../generated/types';
import type { Problem } from '../problem';
import { missionReferences } from './mission';
import type { FaceSource } from './tiles';

/** What is wrong with the mission that a replay brings along. */
export function replayReferences({ mission }: Replay, stock?: FaceSource): Problem[] {
  return missionReferences(mission, stock).map((problem) => ({
    ...problem,
    pointer: `/mission${problem.pointer}`,
  }));
}
