import { limits } from '../content';
import type { UoaGame } from '../game';
import { FREE_ACTIONS } from '../skills/free-actions';
import { ownsSkill, skillNumber } from '../skills/owned';
import { holdsFor } from '../skills/scopes';

// What a survivor can pay actions with: those of the turn, and free ones for some sorts only.

const ONE_MORE = skillNumber('plus-action');

export function actionsPerTurn(game: UoaGame, survivor: number): number {
  return limits.actions + ownsSkill(game, survivor, ONE_MORE); // UOA-ROUND-04, UOA-ADREN-04, UOA-SKILL-02
}

/** Whether an action can be paid for; what costs several is paid at once or not at all. */
export function canPay(game: UoaGame, survivor: number, sorts: number, cost = 1): boolean {
  const { state } = game;
  if (state.granted !== 0) return cost === 1 && (state.granted & sorts) !== 0;
  if (state.actionsLeft >= cost) return true; // UOA-ROUND-08
  return state.actionsLeft + freeActions(game, survivor, sorts) >= cost; // UOA-MOVE-06
}

/** Free actions that the survivor has left for an action of these sorts. */
export function freeActions(game: UoaGame, survivor: number, sorts: number): number {
  let sum = 0;
  for (const free of FREE_ACTIONS) if (holdsFor(free, sorts)) sum += freeLeft(game, survivor, free.skill); // UOA-ROUND-09
  return sum;
}

export function freeLeft(game: UoaGame, survivor: number, skill: number): number {
  return Math.max(0, ownsSkill(game, survivor, skill) - game.state.freeUsed.at(skill));
}
