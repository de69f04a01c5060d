import { areaNames } from '../../engine/systems/undead-or-alive/board/stages';
import type { MissionProgram } from '../../engine/systems/undead-or-alive/mission-program';
import { NONE } from '../../engine/systems/undead-or-alive/state';

/** What a mission says about a board on which nothing changes. */
export function stillBoard(
  startingSpawnZone: number,
  clockwise: readonly number[],
): Pick<MissionProgram, 'stages' | 'areas' | 'flips' | 'gates'> {
  const stage = {
    board: 0,
    line: [],
    cab: NONE,
    startingSpawnZone,
    exitZones: [],
    startZones: [],
    clockwise,
    areas: [[], [], [], [startingSpawnZone]],
    closed: [],
    train: undefined,
    flips: [],
    gates: [],
  };
  return { stages: [stage], areas: areaNames([]), flips: [], gates: [] };
}
