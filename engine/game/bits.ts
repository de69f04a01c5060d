import type { Cells } from './memory';

// A set of numbers in the memory of a game. A word holds thirty of them, so that it never is less than nothing.

const BITS = 30;

/** The largest word there can be. */
export const FULL_WORD = 2 ** BITS - 1;

/** How many rows of one column a set of numbers below `count` takes. */
export function bitRows(count: number): number {
  return Math.ceil(count / BITS);
}

export function hasBit(set: Cells, number: number): boolean {
  return (set.at(Math.floor(number / BITS)) & (1 << (number % BITS))) !== 0;
}

export function setBit(set: Cells, number: number, isIn: boolean): void {
  const row = Math.floor(number / BITS);
  const bit = 1 << (number % BITS);
  set.set(row, 0, isIn ? set.at(row) | bit : set.at(row) & ~bit);
}
