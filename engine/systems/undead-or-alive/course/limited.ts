import type { UoaGame } from '../game';
import { LIMITED } from '../state';

// What can be done only so often in a turn.

type Limited = (typeof LIMITED)[number];

export function timesUsed({ state }: UoaGame, survivor: number, what: Limited): number {
  return state.timesUsed.at(survivor, LIMITED.indexOf(what));
}

export function countUse({ state }: UoaGame, survivor: number, what: Limited): void {
  state.timesUsed.add(survivor, LIMITED.indexOf(what), 1); // UOA-ROUND-06
}
