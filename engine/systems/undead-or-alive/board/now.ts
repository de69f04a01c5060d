import type { GameData } from '../game';
import type { BoardStage } from './stage';
import { BUILT_IN_AREAS } from './zone-set';

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

/** Where there were some and none of them is left, anybody may start anywhere. */
export function startZones(game: GameData): readonly number[] {
  const { startZones: left } = stageNow(game);
  const isAsEver = left.length > 0 || game.table.mission.startZones.length === 0;
  return isAsEver ? left : areaZones(game, EVERYWHERE);
}

const EVERYWHERE = BUILT_IN_AREAS.indexOf('everywhere');

export function clockwise(game: GameData): readonly number[] {
  return stageNow(game).clockwise;
}

/** The zones of an area by its number among the areas of the mission; those that are gone are left out. */
export function areaZones(game: GameData, area: number): readonly number[] {
  return stageNow(game).areas[area] ?? [];
}
