import { limits } from '../content';
import type { UoaGame } from '../game';
import type { OpenGame } from '../hidden/open-game';
import { skillName, survivorName } from '../names';
import { rulesOfSkill } from '../skills/bonuses';
import { FREE_ACTIONS } from '../skills/free-actions';
import { ownsSkill, skillNumber } from '../skills/owned';
import { holdsFor } from '../skills/scopes';

// What a survivor can pay actions with: those of the turn, and free ones for some sorts only.

const ONE_MORE = skillNumber('plus-action');

export function actionsPerTurn(game: OpenGame, survivor: number): number {
  return limits.actions + ownsSkill(game, survivor, ONE_MORE); // UOA-ROUND-04, UOA-ADREN-04, UOA-SKILL-02
}

/** Whether an action can be paid for; what costs several is paid at once or not at all. */
export function canPay(game: OpenGame, survivor: number, sorts: number, cost = 1): boolean {
  const { state } = game;
  if (game.grantedSorts !== 0) return cost === 1 && (game.grantedSorts & sorts) !== 0;
  if (state.actionsLeft >= cost) return true; // UOA-ROUND-08
  return state.actionsLeft + freeActions(game, survivor, sorts) >= cost; // UOA-MOVE-06
}

/** Free actions that the survivor has left for an action of these sorts. */
export function freeActions(game: OpenGame, survivor: number, sorts: number): number {
  let sum = 0;
  for (const free of FREE_ACTIONS) if (holdsFor(free, sorts)) sum += freeLeft(game, survivor, free.skill); // UOA-ROUND-09
  return sum;
}

/** One of them is used. */
export function useFree(game: UoaGame, survivor: number, skill: number, why: readonly string[]): void {
  game.state.freeUsed.add(skill, 0, 1);
  const scoped = FREE_ACTIONS.find((free) => free.skill === skill) ?? { skill, any: 0, all: 0 };
  tellOfFree(game, survivor, skill, ['UOA-ROUND-09', ...why, ...rulesOfSkill(game, survivor, scoped)]);
}

/** To be called before an action that a skill brings for nothing. */
export function tellOfFree(game: UoaGame, survivor: number, skill: number, rules: readonly string[]): void {
  game.events?.push({
    type: 'free-action',
    rules,
    survivor: survivorName(game, survivor),
    skill: skillName(game, skill),
  });
}

export function freeLeft(game: OpenGame, survivor: number, skill: number): number {
  return Math.max(0, ownsSkill(game, survivor, skill) - game.state.freeUsed.at(skill));
}
