import { type Matters, type Seen, systemIn } from '../../engine';
import type { Rule } from '../../schemas';
import { goalsNow } from './goals';

const known = new WeakMap<Seen, Matters>();

/** What matters now; of a game that says nothing of it, its first goal that is not reached. */
export function mattersNow(seen: Seen): Matters {
  const found = known.get(seen) ??
    systemIn(seen).advise.matters?.(seen) ?? { threats: [], ...firstGoal(seen) };
  known.set(seen, found);
  return found;
}

function firstGoal(seen: Seen): Pick<Matters, 'next'> {
  const open = seen.outcome ? [] : goalsNow(seen).filter(({ reached }) => !reached);
  const next = open.find(({ inWords }) => !inWords) ?? open[0];
  return next ? { next: { goal: next.goal, things: [] } } : {};
}

/** The rules of the mission that its players see to themselves. */
export function rulesByHand({ table }: Seen): readonly Rule[] {
  return (table.mission.file.rules ?? []).filter((rule) => 'text' in rule);
}
