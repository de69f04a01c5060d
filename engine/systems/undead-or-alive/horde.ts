import type { UoaGame } from './game';
import { KINDS } from './state';

// Zombies are counted, not named: those of one kind in one zone are all alike.

export function zombiesOf(game: UoaGame, zone: number, kind: number): number {
  return game.state.zombies.at(zone, kind);
}

export function zombiesIn(game: UoaGame, zone: number): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += game.state.zombies.at(zone, kind);
  return sum;
}

/** How many of a kind are on the board. */
export function zombiesOnBoard(game: UoaGame, kind: number): number {
  let sum = 0;
  for (let zone = 0; zone < game.table.sizes.zones; zone++) sum += game.state.zombies.at(zone, kind);
  return sum;
}
