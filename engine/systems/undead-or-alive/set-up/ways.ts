import type { BoardTable } from '../../../game/board-table';
import type { MissionProgram } from '../mission-program';
import { NONE } from '../state';
import type { TableZone } from '../table';
import { refuse } from './problems';

/** A place that survivors have to reach, and cannot from where they start. */
export function cutOff(
  { startZones, objectives, exitZones, companions }: MissionProgram,
  board: BoardTable,
  zones: readonly TableZone[],
): ReturnType<typeof refuse> | undefined {
  // Nobody has to go and find whoever waits beside the board.
  const goals = [...objectives, ...companions].map(({ zone }) => zone).filter((zone) => zone !== NONE);
  for (const from of startZones) {
    for (const to of [...goals, ...exitZones]) {
      if (board.distance(from, to) >= 0) continue;
      return refuse('zones-cut-off', { from: zones[from]?.id ?? '', to: zones[to]?.id ?? '' });
    }
  }
  return undefined;
}
