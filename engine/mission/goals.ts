import type { Condition } from '../../schemas';
import type { Verdict } from './verdict';

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
  const isWon = check(goals, 0, questions);
  if (isWon && judgesAnything(goals)) return 'met'; // UOA-WIN-01
  return isOutOfReach(goals, 0, questions) ? 'never' : 'open'; // UOA-WIN-03
}

/** A mission whose goals are all in words is never won by itself; beside others a goal in words is passed over. */
export function judgesAnything(goals: readonly GoalNode[]): boolean {
  return goals.some(({ what }) => what === 'reach');
}

function check(goals: readonly GoalNode[], number: number, questions: GoalQuestions): boolean {
  const goal = goals[number];
  if (!goal) return false;
  if (goal.what === 'text' || questions.isReached(number)) return true;
  const reached = isMet(goals, goal, questions);
  if (reached) questions.reach(number);
  return reached;
}

function isMet(goals: readonly GoalNode[], goal: GoalNode, questions: GoalQuestions): boolean {
  if (goal.condition) return questions.judge(goal.condition) === 'met';
  const isReached = (part: number) => check(goals, part, questions);
  // What belongs to a later goal may be done before; it counts as soon as the earlier ones are reached.
  if (goal.what === 'in-order') return goal.parts.every(isReached);
  return goal.parts.filter((part) => !isReached(part)).length === 0;
}

/** Whether a goal cannot be reached any more, whatever players do. */
function isOutOfReach(goals: readonly GoalNode[], number: number, questions: GoalQuestions): boolean {
  const goal = goals[number];
  if (!goal || questions.isReached(number)) return false;
  if (goal.condition) return questions.judge(goal.condition) === 'never';
  return goal.parts.some((part) => isOutOfReach(goals, part, questions));
}
