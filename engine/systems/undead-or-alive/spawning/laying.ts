import type { UoaGame } from '../game';
import { ACTIVE, INACTIVE } from '../state';
import { isAbominationInPlay } from './abomination';
import { flip, kindOf } from './tokens';

/** A token that has waited beside the board is laid down, with the side up that it has there. */
export function layToken(game: UoaGame, token: number, zone: number, rules: readonly string[]): void {
  game.state.spawnZone.set(token, 0, zone);
  flip(game, token, isAwake(game, token) ? ACTIVE : INACTIVE, rules);
}

function isAwake(game: UoaGame, token: number): boolean {
  if (game.table.mission.spawnTokens[token]?.asleep) return false;
  if (kindOf(game, token) !== 'abomination') return true;
  return isAbominationInPlay(game) && game.ways.mayAwaken(game, token); // UOA-ABOM-05
}
