import { type GoalNode, judgeGoals } from '../../../mission/goals';
import { isInPlay } from '../actors';
import { lose, win } from '../course/outcome';
import type { UoaGame } from '../game';
import { judge } from './conditions';

/** To be called when all of what happened has happened. What has still to lose the game wins it for nobody. */
export function judgeMission(game: UoaGame, canWin = true): void {
  const { goals } = game.table.mission;
  const verdict = judgeGoals(goals, {
    isReached: (goal) => game.state.goalReached.at(goal) === 1,
    reach: (goal) => reach(game, goal),
    judge: (condition) => judge(game, condition),
  });
  if (verdict === 'met') {
    if (canWin) win(game, ['UOA-WIN-01', ...basisOf(goals)]);
  } else if (verdict === 'never' || nobodyCanAct(game)) {
    lose(game, 'goals-out-of-reach', ['UOA-WIN-03']);
  }
}

function basisOf(goals: readonly GoalNode[]): string[] {
  return [...new Set(goals.flatMap(({ basis }) => basis))];
}

function reach(game: UoaGame, number: number): void {
  game.state.goalReached.set(number, 0, 1);
  const goal = game.table.mission.goals[number];
  if (!goal || number === 0) return;
  game.events?.push({ type: 'goal-reached', rules: ['UOA-WIN-01', ...goal.basis], goal: goal.id });
}

/** Companions who stay behind do nothing, and leave with nobody. */
export function nobodyCanAct(game: UoaGame): boolean {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isInPlay(game, survivor)) return false;
  }
  return true;
}
