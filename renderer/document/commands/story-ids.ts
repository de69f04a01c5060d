import { type Goal, goalsWithin, type Rule } from '../../../schemas';
import { nameKinds } from '../../../schemas/generated/mission-words';
import { freshId, prefixes } from '../ids';

/** With ids of their own for all that they are made of; rules that speak of each other, or of themselves, still do. */
export function withFreshIds(
  stories: readonly object[],
  list: 'goals' | 'rules',
  taken: ReadonlySet<string>,
): (Goal | Rule)[] {
  const ids = new Set(taken);
  if (list === 'goals') return stories.map((goal) => goalWithFreshIds(goal as Goal, ids));
  const own = stories.map((rule) => ({ rule: rule as Rule, id: take('rule', ids) }));
  const renamed = new Map(own.map(({ rule, id }) => [rule.id, id]));
  return own.map(({ rule, id }) => ({ ...(withRulesRenamed(rule, renamed) as Rule), id }));
}

function goalWithFreshIds(goal: Goal, ids: Set<string>): Goal {
  const own = { ...goal, id: take('goal', ids) };
  const { key, goals } = goalsWithin(own);
  return goals.length === 0 ? own : { ...own, [key]: goals.map((each) => goalWithFreshIds(each, ids)) };
}

/** The same goal; what is new in it, or there a second time, gets an id of its own. */
export function withIdsWithin(goal: Goal, taken: ReadonlySet<string>): Goal {
  const ids = new Set(taken);
  const seen = new Set<string>();
  const within = (outer: Goal): Goal => {
    const { key, goals } = goalsWithin(outer);
    if (goals.length === 0) return outer;
    const own = goals.map((each: Goal | Omit<Goal, 'id'>) => {
      const id = 'id' in each && !seen.has(each.id) ? each.id : take('goal', ids);
      seen.add(id);
      return within({ ...each, id } as Goal);
    });
    return { ...outer, [key]: own };
  };
  return within(goal);
}

function take(sort: 'goal' | 'rule', ids: Set<string>): string {
  const id = freshId(prefixes[sort], ids);
  ids.add(id);
  return id;
}

function withRulesRenamed(value: unknown, renamed: ReadonlyMap<string, string>, isName = false): unknown {
  if (typeof value === 'string') return isName ? (renamed.get(value) ?? value) : value;
  if (Array.isArray(value)) return value.map((item) => withRulesRenamed(item, renamed, isName));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const names = Object.hasOwn(nameKinds, key) && nameKinds[key] === 'rule';
      return [key, withRulesRenamed(inner, renamed, names)];
    }),
  );
}
