import { type LaidOut, laidOut } from '../../renderer/document/laid-out';
import type { Mission, Token } from '../../schemas';
import { placementsOf } from './board';
import { emptyMission } from './empty-mission';

/** A mission on tiles such as `'a 2R 0 0 90'`. */
export function missionOn(tiles: readonly string[], more: Partial<Mission> = {}): Mission {
  return { ...emptyMission, placements: placementsOf(tiles), ...more };
}

export function laidOn(tiles: readonly string[], more: Partial<Mission> = {}): LaidOut {
  return laidOut(missionOn(tiles, more));
}

/** `'o1 a 100 40'`: id, tile, place; then the balcony it is on. */
export function objective(words: string): Token {
  const [id = '', tile = '', x, y, level] = words.split(' ');
  const at = { tile, x: Number(x), y: Number(y), ...(level === undefined ? {} : { level }) };
  return { id, kind: 'objective', colour: 'red', at };
}
