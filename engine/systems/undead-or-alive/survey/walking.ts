import type { BoardTable } from '../../../game/board-table';
import { limits } from '../content';

/** Moves from the nearest of some zones to the nearest of others; nothing where no way leads there. */
export function movesBetween(
  board: BoardTable,
  from: readonly number[],
  to: readonly number[],
): number | undefined {
  const ways = from.flatMap((zone) => to.map((other) => board.distance(zone, other)));
  return least(ways.filter((moves) => moves >= 0));
}

/** The first round in which survivors can have gone so far. */
export function roundOnFoot(moves: number): number;
export function roundOnFoot(moves: number | undefined): number | undefined;
export function roundOnFoot(moves: number | undefined): number | undefined {
  return moves === undefined ? undefined : Math.ceil(moves / limits.actions);
}

export function least(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}
