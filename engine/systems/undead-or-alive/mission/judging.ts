import { isNobodyLeft } from '../../../family/zombicide/people/nobody-left';
import { type GoalNode, judgeGoals } from '../../../mission/goals';
import { because } from '../because';
import type { UoaGame } from '../game';
import { lose, win } from '../outcome';
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
    if (canWin) win(game, [...because['goals-reached'], ...basisOf(goals)]);
  } else if (verdict === 'never' || isNobodyLeft(game)) {
    lose(game, 'goals-out-of-reach', because['goals-out-of-reach']);
  }
}

function basisOf(goals: readonly GoalNode[]): string[] {
  return [...new Set(goals.flatMap(({ basis }) => basis))];
}

function reach(game: UoaGame, number: number): void {
  game.state.goalReached.set(number, 0, 1);
  const goal = game.table.mission.goals[number];
  if (!goal || number === 0) return;
  game.events?.push({
    type: 'goal-reached',
    rules: [...because['goals-reached'], ...goal.basis],
    goal: goal.id,
  });
}
