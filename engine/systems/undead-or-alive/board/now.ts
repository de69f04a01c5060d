import type { GameData } from '../game';
import type { BoardStage } from './stage';

// What is where on the board as it lies now.

export function stageNow({ table, state }: GameData): BoardStage {
  return table.mission.stages[state.configuration] as BoardStage;
}

export function startingSpawnZone(game: GameData): number {
  return stageNow(game).startingSpawnZone;
}

export function exitZones(game: GameData): readonly number[] {
  return stageNow(game).exitZones;
}

export function clockwise(game: GameData): readonly number[] {
  return stageNow(game).clockwise;
}

/** The zones of an area by its number among the areas of the mission; those that are gone are left out. */
export function areaZones(game: GameData, area: number): readonly number[] {
  return stageNow(game).areas[area] ?? [];
}
