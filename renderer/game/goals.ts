import type { Observation } from '../../engine';

/** One of the goals that the mission lists, without those that it is made of. */
export interface TopGoal {
  readonly id: string;
  readonly isReached: boolean;
  /** Nobody but the players can judge it. */
  readonly isInWords: boolean;
}

/** The goals of the mission itself. The first of the engine's list only holds them together. */
export function topGoals(seen: Observation): readonly TopGoal[] {
  const { goals } = seen.table.mission;
  return (goals[0]?.parts ?? []).flatMap((number) => {
    const goal = goals[number];
    if (!goal) return [];
    const isReached = seen.at('goalReached', number) === 1;
    return [{ id: goal.id, isReached, isInWords: goal.what === 'text' }];
  });
}
