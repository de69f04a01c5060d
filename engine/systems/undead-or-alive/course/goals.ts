import { type GoalNode, type GoalQuestions, judge, type Wanted } from '../../../mission/goals';
import { isInPlay } from '../actors';
import type { UoaGame } from '../game';
import { GONE, LEFT, NONE } from '../state';
import { lose, win } from './outcome';

/** To be called when all of what happened has happened: an objective is taken or gone, or somebody has left. */
export function judgeGoals(game: UoaGame): void {
  const { goals } = game.table.mission;
  const verdict = judge(goals, questionsTo(game));
  if (verdict === 'won') win(game, ['UOA-WIN-01', ...basisOf(goals)]);
  else if (verdict === 'lost') lose(game, 'goals-out-of-reach', ['UOA-WIN-03']);
}

function basisOf(goals: readonly GoalNode[]): string[] {
  return [...new Set(goals.flatMap(({ basis }) => basis))];
}

function questionsTo(game: UoaGame): GoalQuestions {
  const { state } = game;
  return {
    isReached: (goal) => state.goalReached.at(goal) === 1,
    reach: (goal) => reach(game, goal),
    taken: (wanted) => objectives(game, wanted, (zone) => zone === NONE),
    left: (wanted) => objectives(game, wanted, (zone) => zone >= 0),
    lost: (wanted) => objectives(game, wanted, (zone) => zone === GONE),
    everybodyIsOut: () => everybodyIsOut(game),
    nobodyCanAct: () => nobodyCanAct(game),
  };
}

function reach(game: UoaGame, number: number): void {
  game.state.goalReached.set(number, 0, 1);
  const goal = game.table.mission.goals[number];
  if (!goal || number === 0) return;
  game.events?.push({ type: 'goal-reached', rules: ['UOA-WIN-01', ...goal.basis], goal: goal.id });
}

function objectives(game: UoaGame, { colour, group }: Wanted, isCounted: (zone: number) => boolean): number {
  let count = 0;
  for (const [objective, token] of game.table.mission.objectives.entries()) {
    if (colour !== undefined && game.state.objectiveColour.at(objective) !== colour) continue;
    if (group !== undefined && token.group !== group) continue;
    if (isCounted(game.state.objectiveZone.at(objective))) count += 1;
  }
  return count;
}

/** All survivors, and companions are survivors. */
function everybodyIsOut(game: UoaGame): boolean {
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (game.state.fate.at(actor) !== LEFT) return false; // UOA-MISSION-GEN-06
  }
  return true;
}

/** Companions who stay behind do nothing, and leave with nobody. */
export function nobodyCanAct(game: UoaGame): boolean {
  for (let survivor = 0; survivor < game.table.sizes.survivors; survivor++) {
    if (isInPlay(game, survivor)) return false;
  }
  return true;
}

/** An objective leaves the board without anybody having taken it. */
export function removeObjective(game: UoaGame, objective: number): void {
  game.state.objectiveZone.set(objective, 0, GONE);
}
