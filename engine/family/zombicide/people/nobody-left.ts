import { isInPlay } from '../actors';
import type { OpenFamilyGame } from '../game';

/** Companions who stay behind do nothing, and leave with nobody. */
export function isNobodyLeft(game: OpenFamilyGame): boolean {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isInPlay(game, survivor)) return false;
  }
  return true;
}
