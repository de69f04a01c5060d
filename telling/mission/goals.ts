import { isGoalDoubtful } from '../../engine';
import { type Goal, goalsWithin } from '../../schemas';
import type { MissionContext } from './context';
import { asClause, fullSentence } from './grammar';

/** A goal as it is printed, with the goals that it is made of below it. */
export interface GoalSentence {
  readonly id: string;
  readonly text: string;
  /** How the goals below it are to be reached: numbered, or with a bullet each. */
  readonly order?: 'in-order' | 'any-order';
  /** Own words stand for the whole of a goal, so that below them there is nothing left to say. */
  readonly parts: readonly GoalSentence[];
  /** The author's own words, not the program's. */
  readonly own: boolean;
  /** Own words that were written for something else than the goal says now. */
  readonly doubtful: boolean;
  /** A goal that players judge themselves. */
  readonly isWordsOnly: boolean;
}

export function goalSentence(goal: Goal, context: MissionContext): GoalSentence {
  const { id, words } = goal;
  const about = { id, own: words !== undefined, doubtful: isGoalDoubtful(goal), isWordsOnly: 'text' in goal };
  if (words) return { ...about, text: context.text(words.text), parts: [] };
  if ('text' in goal) return { ...about, text: context.text(goal.text), parts: [] };
  if ('reach' in goal)
    return { ...about, text: fullSentence(context.telling.task(goal.reach, context), context), parts: [] };
  const order = 'anyOrder' in goal ? 'any-order' : 'in-order';
  const parts = goalsWithin(goal).goals.map((part) => goalSentence(part, context));
  return { ...about, text: context.say(`mission.goal.${order}`), order, parts };
}

/** A goal in one clause, to be part of another sentence: `take all Objectives, then leave by the exit`. */
export function goalWords(goal: Goal, context: MissionContext): string {
  const own = goal.words?.text ?? ('text' in goal ? goal.text : undefined);
  if (own) return asClause(context.text(own), context);
  if ('reach' in goal) return context.telling.task(goal.reach, context);
  const parts = goalsWithin(goal).goals.map((part) => goalWords(part, context));
  if ('anyOrder' in goal) return context.and(parts);
  return parts.reduce((first, next) => context.say('mission.goal.then', { first, next }));
}
