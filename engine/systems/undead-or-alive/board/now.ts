import type { UoaGame } from '../game';
import type { BoardStage } from './stage';

// What is where on the board as it lies now.

type Board = Pick<UoaGame, 'table' | 'state'>;

export function stageNow({ table, state }: Board): BoardStage {
  return table.mission.stages[state.configuration] as BoardStage;
}

export function startingSpawnZone(game: Board): number {
  return stageNow(game).startingSpawnZone;
}

export function exitZones(game: Board): readonly number[] {
  return stageNow(game).exitZones;
}

export function clockwise(game: Board): readonly number[] {
  return stageNow(game).clockwise;
}

/** The zones of an area by its number among the areas of the mission; those that are gone are left out. */
export function areaZones(game: Board, area: number): readonly number[] {
  return stageNow(game).areas[area] ?? [];
}
