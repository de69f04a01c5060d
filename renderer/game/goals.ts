import { type GameSummary, type Seen, systemIn } from '../../engine';

/** A goal of the mission, or one that another is made of, and how it stands. */
export type GoalNow = GameSummary['goals'][number];

/** All goals, each with those that it is made of after it. */
export function goalsNow(seen: Seen): readonly GoalNow[] {
  return systemIn(seen).advise.summary([], seen).goals;
}

/** How many of those that the mission itself lists are reached. */
export function countGoals(goals: readonly GoalNow[]): { readonly reached: number; readonly all: number } {
  const top = goals.filter(({ depth }) => depth === 0);
  return { reached: top.filter(({ reached }) => reached).length, all: top.length };
}
