import type { ZoneFate } from '../../../board/fates';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import type { TrainStage } from './stage';

// What a train changes about the board. Where none drives, everything stays as the mission has it.

type Board = Pick<UoaGame, 'table' | 'state'>;

export function stageNow({ table, state }: Board): TrainStage | undefined {
  return table.mission.train?.[state.configuration];
}

export function startingSpawnZone(game: Board): number {
  return stageNow(game)?.startingSpawnZone ?? game.table.mission.startingSpawnZone;
}

export function exitZones(game: Board): readonly number[] {
  return stageNow(game)?.exitZones ?? game.table.mission.exitZones;
}

export function clockwise(game: Board): readonly number[] {
  return stageNow(game)?.clockwise ?? game.table.mission.clockwise;
}

/** What the next step of the train does to a zone. */
export function fateOf(game: Board, zone: number): ZoneFate | undefined {
  return zone === NONE ? undefined : stageNow(game)?.fates[zone];
}
