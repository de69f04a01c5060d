import { ownsSkill } from '../../../family/zombicide/skills/owned';
import type { UoaGame } from '../game';
import type { OpenGame } from '../open-game';
import { LIMITED } from '../state';

// What can be done only so often in a turn.

type Limited = (typeof LIMITED)[number];

export function timesUsed({ state }: OpenGame, survivor: number, what: Limited): number {
  return state.timesUsed.at(survivor, LIMITED.indexOf(what));
}

/** Whether somebody has a skill that works once in a turn, and has not used it. */
export function hasOncePerTurn(game: OpenGame, survivor: number, skill: number, what: Limited): boolean {
  return ownsSkill(game, survivor, skill) > 0 && timesUsed(game, survivor, what) === 0; // UOA-ROUND-06
}

export function countUse({ state }: UoaGame, survivor: number, what: Limited): void {
  state.timesUsed.add(survivor, LIMITED.indexOf(what), 1); // UOA-ROUND-06
}

/** What somebody can do only so often in a turn can be done again. */
export function forgetLimits({ state }: UoaGame, survivor: number): void {
  state.searched.set(survivor, 0, 0);
  state.timesUsed.fillRow(survivor, 0);
}
