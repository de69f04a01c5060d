import type { NextStep } from '../../../../game/matters';
import { nextGoal } from '../../../../mission/next-goal';
import type { UoaGame } from '../../game';
import { howFar } from '../../mission/conditions';
import { thingsFor } from './where';

/** The goal that counts next, and where something can be done for it. */
export function nextStep(game: UoaGame): NextStep | undefined {
  const { goals } = game.table.mission;
  const number = nextGoal(goals, (goal) => game.state.goalReached.at(goal) === 1);
  const goal = number === undefined ? undefined : goals[number];
  if (!goal) return undefined;
  const { id, condition } = goal;
  if (!condition) return { goal: id, things: [] };
  const far = howFar(game, condition);
  return {
    goal: id,
    ...(far && { howFar: { there: Math.min(far.there, far.wanted), wanted: far.wanted } }),
    things: thingsFor(game, condition),
  };
}
