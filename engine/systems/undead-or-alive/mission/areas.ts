import { stageNow } from '../board/now';
import type { UoaGame } from '../game';

/** The zones of an area by its id, as the board lies now, in the order of the mission. */
export function zonesOf(game: UoaGame, area: string): readonly number[] {
  return stageNow(game).areas[game.table.mission.areas.indexOf(area)] ?? NOWHERE;
}

const NOWHERE: readonly number[] = [];

export function isInArea(game: UoaGame, zone: number, area: string | undefined): boolean {
  return area === undefined || zonesOf(game, area).includes(zone);
}
