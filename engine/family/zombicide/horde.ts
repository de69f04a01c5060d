import type { OpenFamilyGame } from './game';

// Zombies are counted, not named: those of one kind in one zone are all alike.

export function zombiesOf(game: OpenFamilyGame, zone: number, kind: number): number {
  return game.state.zombies.at(zone, kind);
}

export function zombiesIn(game: OpenFamilyGame, zone: number): number {
  const { zombies } = game.state;
  let sum = 0;
  for (let kind = 0; kind < zombies.columns; kind++) sum += zombies.at(zone, kind);
  return sum;
}

/** How many of a kind are on the board. */
export function zombiesOnBoard(game: OpenFamilyGame, kind: number): number {
  let sum = 0;
  for (let zone = 0; zone < game.table.sizes.zones; zone++) sum += game.state.zombies.at(zone, kind);
  return sum;
}
