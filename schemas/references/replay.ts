import type { Mission, Replay } from '../generated/types';
import type { Problem } from '../problem';
import { asUnfinished } from '../unfinished';
import { missionReferences } from './mission';
import type { FaceSource } from './tiles';

export function replayReferences({ mission }: Replay, stock?: FaceSource): Problem[] {
  return playedMissionReferences(mission, stock);
}

/**
 * What is wrong with the mission that a game brings along. It could be played, by somebody who may still be drawing
 * it: most of that is no reason to refuse the game.
 */
export function playedMissionReferences(mission: Mission, stock?: FaceSource): Problem[] {
  return missionReferences(mission, stock)
    .map(asUnfinished)
    .map((problem) => ({ ...problem, pointer: `/mission${problem.pointer}` }));
}
