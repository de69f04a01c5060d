import { type Condition, type Goal, goalsWithin, type Mission } from '../../../schemas';
import type { Command } from '../command';
import { freshId, prefixes } from '../ids';
import type { LaidOut } from '../laid-out';
import { isSame } from '../same';
import { printedCrates } from './crates';
import { asItWas, takeOut } from './edit';
import { forget } from './forget';

/** As many goals as the format of missions allows. */
const MOST_GOALS = 100;

/** A goal that most missions have, in one simple condition. */
export interface ReadyGoal {
  readonly id: 'objectives' | 'companions' | 'exit' | 'train' | 'abomination';
  readonly reach: Condition;
  /** Whether what it is about lies on the board. */
  readonly isPossible: boolean;
}

/** The goals that need not be written in the file, in the order in which they are offered. */
export function readyGoals(laid: LaidOut): readonly ReadyGoal[] {
  const { tokens = [] } = laid.mission;
  const has = (isMeant: (token: (typeof tokens)[number]) => boolean) => tokens.some(isMeant);
  return [
    {
      id: 'objectives',
      reach: { taken: {} },
      isPossible:
        has(({ kind }) => kind === 'objective') ||
        printedCrates(laid).some(({ state, zone }) => state === 'printed' && zone !== undefined),
    },
    { id: 'companions', reach: { rallied: {} }, isPossible: has(({ kind }) => kind === 'companion') },
    { id: 'exit', reach: { left: { by: 'exit' } }, isPossible: has(({ kind }) => kind === 'exit') },
    {
      id: 'train',
      reach: { left: { by: 'train' } },
      isPossible: has((token) => token.kind === 'train' && token.moves),
    },
    {
      id: 'abomination',
      reach: { not: { zombies: { kind: 'abomination' } } },
      // Without one it would be reached before anybody has done anything.
      isPossible: has((token) => token.kind === 'zombie' && token.zombie === 'abomination'),
    },
  ];
}

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
