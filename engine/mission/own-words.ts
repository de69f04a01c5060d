import type { Goal, Rule } from '../../schemas';
import { goalsWithin } from '../../schemas/references/goals';
import { fingerprint } from './fingerprint';

/** What a goal or a rule is called, stands for, is put in words by, and whether it is used: with others in their place it says the same. */
const AROUND: ReadonlySet<string> = new Set(['id', 'basis', 'words', 'off']);

/** Tells what a goal asks for from anything else it might ask. */
export function fingerprintOfGoal(goal: Goal): string {
  return fingerprint(asked(goal));
}

/** Tells what a rule does from anything else it might do. */
export function fingerprintOfRule(rule: Rule): string {
  return fingerprint(withoutAround(rule));
}

/** The author's own words were written for something else than what is there now. */
export function isGoalDoubtful(goal: Goal): boolean {
  return isOther(goal, fingerprintOfGoal);
}

export function isRuleDoubtful(rule: Rule): boolean {
  return isOther(rule, fingerprintOfRule);
}

function isOther<Part extends Goal | Rule>(part: Part, fingerprintOf: (part: Part) => string): boolean {
  const of = part.words?.of;
  return of !== undefined && of !== fingerprintOf(part);
}

/** Goals within a goal have a name and words around them as well. */
function asked(goal: Goal): unknown {
  const { key, goals } = goalsWithin(goal);
  return goals.length === 0 ? withoutAround(goal) : { [key]: goals.map(asked) };
}

function withoutAround(part: Goal | Rule): unknown {
  return Object.fromEntries(Object.entries(part).filter(([key]) => !AROUND.has(key)));
}
