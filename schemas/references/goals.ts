import type { Goal } from '../generated/types';

/** The goals that a goal is made of, and under which key it has them; none for one that stands for itself. */
export function goalsWithin(goal: Goal): { key: 'inOrder' | 'anyOrder' | 'then'; goals: readonly Goal[] } {
  if ('inOrder' in goal) return { key: 'inOrder', goals: goal.inOrder };
  if ('anyOrder' in goal) return { key: 'anyOrder', goals: goal.anyOrder };
  return { key: 'then', goals: 'then' in goal ? goal.then : [] };
}

/** These, and those that they are made of themselves. */
export function allGoals(goals: readonly Goal[]): Goal[] {
  return goals.flatMap((goal) => [goal, ...allGoals(goalsWithin(goal).goals)]);
}
