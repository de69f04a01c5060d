import { zoneName } from '../../../family/zombicide/names';
import { because } from '../because';
import type { UoaGame } from '../game';
import { spawnTokenName } from '../names';
import { ACTIVE, INACTIVE, NONE } from '../state';
import { placeInOrder } from './order';
import { statusOf } from './tokens';

// For those who listen: why a token that lies on the board spawned nothing.

/** Tokens lying face down between one place and the next; after the last place, all that are left. */
export function tellOfInactive(game: UoaGame, from: number, to: number): void {
  if (!game.events) return;
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    if (statusOf(game, token) !== INACTIVE || game.state.spawned.at(token) !== 0) continue;
    const place = placeInOrder(game, token);
    if (place >= from && (to === NONE || place < to))
      tell(game, token, 'inactive', because['inactive-tokens-skipped']);
  }
}

/** Tokens that became active when the order had already passed them, or that a rule of the mission keeps from it. */
export function tellOfTooLate(game: UoaGame): void {
  if (!game.events) return;
  for (let token = 0; token < game.table.sizes.spawnTokens; token++) {
    const isLate = statusOf(game, token) === ACTIVE && game.state.spawned.at(token) === 0;
    if (!isLate) continue;
    if (game.ways.maySpawn(game, token)) tell(game, token, 'passed', because['token-flipped-too-late']);
    else tell(game, token, 'forbidden', []);
  }
}

function tell(
  game: UoaGame,
  token: number,
  why: 'inactive' | 'passed' | 'forbidden',
  rules: readonly string[],
): void {
  game.events?.push({
    type: 'no-spawn',
    rules,
    token: spawnTokenName(game, token),
    zone: zoneName(game, game.state.spawnZone.at(token)),
    why,
  });
}
