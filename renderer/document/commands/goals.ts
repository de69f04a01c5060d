import { type Condition, type Goal, goalsWithin, type Mission } from '../../../schemas';
import type { Command } from '../command';
import { freshId, prefixes } from '../ids';
import { isSame } from '../same';
import { asItWas, takeOut } from './edit';
import { forget } from './forget';

/** As many goals as the format of missions allows. */
const MOST_GOALS = 100;

/** Whether the mission asks for just that already. */
export function hasGoal({ goals = [] }: Mission, reach: Condition): boolean {
  return goals.some((goal) => 'reach' in goal && isSame(goal.reach, reach));
}

export function addGoal(mission: Mission, reach: Condition, taken: ReadonlySet<string>): Command {
  const goal: Goal = { id: freshId(prefixes.goal, taken), reach };
  return {
    label: { key: 'step.add-goal' },
    recipe: (draft) => {
      if (hasGoal(mission, reach) || (mission.goals ?? []).length >= MOST_GOALS) return;
      draft.goals ??= [];
      draft.goals.push(goal);
    },
  };
}

/** With all goals that it is made of. */
export function removeGoal(id: string): Command {
  return {
    label: { key: 'step.remove-goal' },
    recipe: (draft) => {
      const gone = asItWas(draft.goals ?? []).filter((goal) => goal.id === id);
      takeOut(draft, 'goals', (goal) => goal.id === id);
      forget(draft, new Set(idsIn(gone)));
      if (draft.goals?.length === 0) delete draft.goals;
    },
  };
}

/** Variants leave out the goals that others are made of, too. */
function idsIn(goals: readonly Goal[]): string[] {
  return goals.flatMap((goal) => [goal.id, ...idsIn(goalsWithin(goal).goals)]);
}
