import type { Board } from '../../../engine';

/** A shortest way on foot, both ends included; empty if none leads there. */
export function shortestRoute(board: Board, from: number, to: number): number[] {
  const cameFrom = new Map<number, number | undefined>([[from, undefined]]);
  // What is put at the end while it is walked along comes in the order of its distance.
  const reached = [from];
  for (const zone of reached) {
    if (zone === to) return wayTo(to, cameFrom);
    for (const next of board.moves(zone)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, zone);
      reached.push(next);
    }
  }
  return [];
}

function wayTo(to: number, cameFrom: ReadonlyMap<number, number | undefined>): number[] {
  const way: number[] = [];
  for (let zone: number | undefined = to; zone !== undefined; zone = cameFrom.get(zone)) way.unshift(zone);
  return way;
}
