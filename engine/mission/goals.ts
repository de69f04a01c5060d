import type { Condition } from '../../schemas';
import { both, type Verdict } from './verdict';

/**
 * The goals of a mission as a flat list: composed goals name their parts by their numbers, and the first goal of the
 * list is the mission as a whole. What is reached stays reached.
 */
export interface GoalNode {
  readonly id: string;
  /** `text` is for the players themselves to judge. */
  readonly what: 'in-order' | 'any-order' | 'reach' | 'text';
  readonly parts: readonly number[];
  /** What has to be so, for a goal that stands for itself. */
  readonly condition: Condition | undefined;
  /** The ids of the printed rules it stands for. */
  readonly basis: readonly string[];
}

/** What a game has to answer about itself, so that its goals can be judged. */
export interface GoalQuestions {
  readonly isReached: (goal: number) => boolean;
  readonly reach: (goal: number) => void;
  readonly judge: (condition: Condition) => Verdict;
}

/** To be asked whenever something has happened that a goal may be about. */
export function judgeGoals(goals: readonly GoalNode[], questions: GoalQuestions): Verdict {
  const verdict = judgeGoal(goals, 0, questions, true); // UOA-WIN-01, UOA-WIN-03
  return verdict === 'met' && !judgesAnything(goals) ? 'open' : verdict;
}

/** A mission whose goals are all in words is never won by itself; beside others a goal in words is passed over. */
export function judgesAnything(goals: readonly GoalNode[]): boolean {
  return goals.some(({ what }) => what === 'reach');
}

/** A goal that does not count yet is looked at all the same: it may be out of reach. */
function judgeGoal(
  goals: readonly GoalNode[],
  number: number,
  questions: GoalQuestions,
  counts: boolean,
): Verdict {
  const goal = goals[number];
  if (!goal) return 'open';
  if (goal.what === 'text' || questions.isReached(number)) return 'met';
  const verdict = goal.condition
    ? questions.judge(goal.condition)
    : judgeParts(goals, goal, questions, counts);
  if (verdict === 'met' && counts) questions.reach(number);
  return verdict;
}

function judgeParts(
  goals: readonly GoalNode[],
  { what, parts }: GoalNode,
  questions: GoalQuestions,
  counts: boolean,
): Verdict {
  let verdict: Verdict = 'met';
  for (const part of parts) {
    // What belongs to a later goal may be done before; it counts as soon as the earlier ones are reached.
    const isItsTurn = what === 'any-order' || verdict === 'met';
    verdict = both(verdict, judgeGoal(goals, part, questions, counts && isItsTurn));
  }
  return verdict;
}
