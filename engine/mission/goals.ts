import type { Text } from '../../schemas';

/**
 * The goals of a mission as a flat list: composed goals name their parts by their numbers, and the first goal of the
 * list is the mission as a whole. What is reached stays reached.
 */
export interface GoalNode {
  readonly id: string;
  /** `text` is for the players themselves to judge. */
  readonly what: 'in-order' | 'any-order' | 'take' | 'exit' | 'text';
  /** The author's words, where it is in words. */
  readonly text?: Text;
  readonly parts: readonly number[];
  /** Which objectives to take, and how many of them; all if nothing is said. */
  readonly wanted: Wanted;
  readonly count: number | undefined;
  /** The ids of the printed rules it stands for. */
  readonly basis: readonly string[];
}

/** A sort of objectives; every one where nothing is said. */
export interface Wanted {
  readonly colour: number | undefined;
  readonly group: string | undefined;
}

/** What a game has to answer about itself, so that its goals can be judged. */
export interface GoalQuestions {
  readonly isReached: (goal: number) => boolean;
  readonly reach: (goal: number) => void;
  readonly taken: (wanted: Wanted) => number;
  /** Objectives that still lie there to be taken. */
  readonly left: (wanted: Wanted) => number;
  /** Objectives that are gone without anybody having taken them. */
  readonly lost: (wanted: Wanted) => number;
  readonly everybodyIsOut: () => boolean;
  /** Whether there is nobody left who could do anything. */
  readonly nobodyCanAct: () => boolean;
}

export type Verdict = 'won' | 'lost' | 'open';

/** To be asked whenever something has happened that a goal may be about. */
export function judge(goals: readonly GoalNode[], questions: GoalQuestions): Verdict {
  const isWon = check(goals, 0, questions);
  if (isWon && judgesAnything(goals)) return 'won'; // UOA-WIN-01
  return questions.nobodyCanAct() || isOutOfReach(goals, 0, questions) ? 'lost' : 'open'; // UOA-WIN-03
}

/** A mission whose goals are all in words is never won by itself; beside others a goal in words is passed over. */
export function judgesAnything(goals: readonly GoalNode[]): boolean {
  return goals.some(({ what }) => what === 'take' || what === 'exit');
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
  switch (goal.what) {
    case 'in-order':
      // What belongs to a later goal may be done before; it counts as soon as the earlier ones are reached.
      return goal.parts.every((part) => check(goals, part, questions));
    case 'any-order':
      return goal.parts.filter((part) => !check(goals, part, questions)).length === 0;
    case 'take':
      return goal.count === undefined
        ? questions.left(goal.wanted) === 0 && questions.lost(goal.wanted) === 0
        : questions.taken(goal.wanted) >= goal.count;
    case 'exit':
      return questions.everybodyIsOut();
    case 'text':
      return true;
  }
}

/** Whether a goal cannot be reached any more, whatever players do. */
export function isOutOfReach(
  goals: readonly GoalNode[],
  number: number,
  questions: Pick<GoalQuestions, 'isReached' | 'taken' | 'left' | 'lost'>,
): boolean {
  const goal = goals[number];
  if (!goal || questions.isReached(number)) return false;
  if (goal.what !== 'take') return goal.parts.some((part) => isOutOfReach(goals, part, questions));
  if (goal.count === undefined) return questions.lost(goal.wanted) > 0;
  return questions.taken(goal.wanted) + questions.left(goal.wanted) < goal.count;
}
