import type { BoardTable } from '../../../game/board-table';
import type { MissionProgram } from '../mission-program';
import type { TableZone } from '../table';
import { refuse } from './problems';

/** A place that survivors have to reach, and cannot from where they start. */
export function cutOff(
  { startZones, objectives, exitZones, companions }: MissionProgram,
  board: BoardTable,
  zones: readonly TableZone[],
): ReturnType<typeof refuse> | undefined {
  const goals = [...objectives, ...companions].map(({ zone }) => zone);
  for (const from of startZones) {
    for (const to of [...goals, ...exitZones]) {
      if (board.distance(from, to) >= 0) continue;
      return refuse('zones-cut-off', { from: zones[from]?.id ?? '', to: zones[to]?.id ?? '' });
    }
  }
  return undefined;
}
