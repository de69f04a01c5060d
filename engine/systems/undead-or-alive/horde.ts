import { type Abomination, abominations, type ZombieKind, zombieKinds } from './content';
import type { OpenGame } from './hidden/open-game';
import { ABOMINATION, KINDS } from './state';

// Zombies are counted, not named: those of one kind in one zone are all alike.

export function zombiesOf(game: OpenGame, zone: number, kind: number): number {
  return game.state.zombies.at(zone, kind);
}

export function zombiesIn(game: OpenGame, zone: number): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += game.state.zombies.at(zone, kind);
  return sum;
}

/** How many of a kind are on the board. */
export function zombiesOnBoard(game: OpenGame, kind: number): number {
  let sum = 0;
  for (let zone = 0; zone < game.table.sizes.zones; zone++) sum += game.state.zombies.at(zone, kind);
  return sum;
}

/** What zombies of a kind can do and take; an Abomination is as its card says. */
export function profileOf(game: OpenGame, kind: number): ZombieKind | Abomination {
  const card = kind === ABOMINATION ? abominations[game.state.abomination] : undefined;
  return card ?? (zombieKinds[kind] as ZombieKind);
}
