import { crowdIn, isIn } from '../../../family/zombicide/actors';
import { survivorName, zombieName } from '../../../family/zombicide/names';
import { because } from '../because';
import type { UoaGame } from '../game';
import { isIronclad } from '../skills/ironclad';
import { NONE } from '../state';

// Whom zombies attack.

export function hasPrey(game: UoaGame, zone: number): boolean {
  if (game.state.taunter === NONE) return crowdIn(game, zone) > 0; // UOA-ZATTACK-01
  return isIn(game, game.state.taunter, zone); // UOA-ZATTACK-05
}

/** Zombies that are taunted spare everybody else. */
export function isPrey({ state }: UoaGame, actor: number): boolean {
  return state.taunter === NONE || state.taunter === actor; // UOA-ZATTACK-05
}

export function shrugsOff(game: UoaGame, actor: number, kind: number): boolean {
  if (!isIronclad(game, actor, kind)) return false;
  game.events?.push({
    type: 'shrugged-off',
    rules: because['shrugging-off'],
    survivor: survivorName(game, actor),
    zombie: zombieName(game, kind),
  });
  return true;
}
