import type { OpenFamilyGame } from './game';

// Zombies are counted, not named: those of one kind in one zone are all alike.

export function zombiesOf(game: OpenFamilyGame, zone: number, kind: number): number {
  return game.state.zombies.at(zone, kind);
}

/** The same of a kind and of all that are like it. */
export function zombiesLike(game: OpenFamilyGame, zone: number, kind: number): number {
  let sum = 0;
  for (let each = kind; each < game.table.sizes.kinds; each++) {
    if (isOfKind(game, each, kind)) sum += game.state.zombies.at(zone, each);
  }
  return sum;
}

export function zombiesIn(game: OpenFamilyGame, zone: number): number {
  const { zombies } = game.state;
  let sum = 0;
  for (let kind = 0; kind < zombies.columns; kind++) sum += zombies.at(zone, kind);
  return sum;
}

/** Whether whatever is said of a kind is said of another: of itself, and of those that are like it. */
export function isOfKind({ table }: OpenFamilyGame, kind: number, said: number): boolean {
  return kind === said || table.likes[kind] === said;
}

/** How many of a kind are on the board. */
export function zombiesOnBoard(game: OpenFamilyGame, kind: number): number {
  let sum = 0;
  for (let zone = 0; zone < game.table.sizes.zones; zone++) sum += game.state.zombies.at(zone, kind);
  return sum;
}
