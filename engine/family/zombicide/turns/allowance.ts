import type { FamilyGame, OpenFamilyGame } from '../game';
import { skillName, survivorName } from '../names';
import { rulesOfSkill } from '../skills/bonuses';
import { ownsSkill } from '../skills/owned';
import { holdsFor } from '../skills/scopes';

// What a survivor can pay actions with: those of the turn, and free ones for some sorts only.

/** Whether an action can be paid for; what costs several is paid at once or not at all. */
export function canPay(game: OpenFamilyGame, survivor: number, sorts: number, cost = 1): boolean {
  const { state } = game;
  if (game.grantedSorts !== 0) return cost === 1 && (game.grantedSorts & sorts) !== 0;
  if (state.actionsLeft >= cost) return true;
  return state.actionsLeft + freeActions(game, survivor, sorts) >= cost;
}

/** Free actions that the survivor has left for an action of these sorts. */
export function freeActions(game: OpenFamilyGame, survivor: number, sorts: number): number {
  let sum = 0;
  for (const free of game.table.freeActions)
    if (holdsFor(free, sorts)) sum += freeLeft(game, survivor, free.skill);
  return sum;
}

/** Uses one of them. */
export function useFree(game: FamilyGame, survivor: number, skill: number, why: readonly string[]): void {
  game.state.freeUsed.add(skill, 0, 1);
  const scoped = game.table.freeActions.find((free) => free.skill === skill) ?? { skill, any: 0, all: 0 };
  tellOfFree(game, survivor, skill, [
    ...game.because['free-action-used'],
    ...why,
    ...rulesOfSkill(game, survivor, scoped),
  ]);
}

/** Call it before an action that a skill brings for nothing. */
export function tellOfFree(
  game: FamilyGame,
  survivor: number,
  skill: number,
  rules: readonly string[],
): void {
  game.events?.push({
    type: 'free-action',
    rules,
    survivor: survivorName(game, survivor),
    skill: skillName(game, skill),
  });
}

export function freeLeft(game: OpenFamilyGame, survivor: number, skill: number): number {
  return Math.max(0, ownsSkill(game, survivor, skill) - game.state.freeUsed.at(skill));
}
