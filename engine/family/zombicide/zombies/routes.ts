import type { OpenFamilyGame } from '../game';

// The ways of a zombie. Routes are told apart by their first zone: only that step is ever taken.

/** Whether a shortest way from a zone to its destination begins with that neighbour. */
export function beginsRoute(game: OpenFamilyGame, zone: number, next: number, destination: number): boolean {
  const { board } = game;
  return board.distance(next, destination) === board.distance(zone, destination) - 1 && zone !== destination;
}

/** 0 if zombies have arrived, or if no way is open. */
export function countRoutes(game: OpenFamilyGame, zone: number, destination: number): number {
  if (game.board.distance(zone, destination) <= 0) return 0;
  let routes = 0;
  for (const next of game.board.neighbours[zone] ?? []) {
    if (beginsRoute(game, zone, next, destination)) routes += 1;
  }
  return routes;
}

/** Whether zombies would take the same first steps to either. */
export function isSameWay(game: OpenFamilyGame, zone: number, one: number, other: number): boolean {
  for (const next of game.board.neighbours[zone] ?? []) {
    if (beginsRoute(game, zone, next, one) !== beginsRoute(game, zone, next, other)) return false;
  }
  return true;
}
