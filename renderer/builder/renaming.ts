import type { Mission, Token } from '../../schemas';
import type { Nameable } from '../../schemas/form';
import { nameKinds } from '../../schemas/generated/mission-words';
import type { Command } from '../document/command';
import { eachOf, put } from '../document/commands/properties';
import { keyOf } from '../document/parts';
import { isForPeople } from './unknown';

/** The same story with another name for something; what does not speak of it stays the very same. */
export function renamed<T>(story: T, names: Nameable, from: string, to: string): T {
  return within(story, undefined) as T;

  function within(value: unknown, ofAll: Nameable | undefined): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
      const sort = Object.hasOwn(nameKinds, key) ? nameKinds[key] : ofAll;
      if (typeof inner !== 'string')
        return [key, within(inner, Array.isArray(inner) ? sort : undefined)] as const;
      return [key, sort === names && inner === from && !isForPeople(key, inner) ? to : inner] as const;
    });
    const isAsBefore = entries.every(([key, inner]) => inner === Reflect.get(value, key));
    if (isAsBefore) return value;
    return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  }
}

/**
 * Gives pieces another group. Where they were all of their group, and the other one is new, they take its name along: goals and rules
 * go on speaking of them. While it is being typed, what counts is how it was before the first letter.
 */
export function regroup(tokens: readonly Token[], group: string | undefined, joins?: string): Command {
  const keys = new Set(tokens.map(({ id }) => keyOf('token', id)));
  return {
    label: { key: 'step.change.group' },
    ...(joins !== undefined && { joins, startsOver: true }),
    recipe: (draft) => {
      const before = groupsOf(draft);
      eachOf(draft, keys, (token) => put(token, 'group', group));
      if (group === undefined || before.has(group)) return;
      const after = groupsOf(draft);
      for (const gone of before) if (!after.has(gone)) renameGroup(draft, gone, group);
    },
  };
}

function groupsOf({ tokens = [], aside = [], variants = [] }: Mission): ReadonlySet<string> {
  const all = [tokens, aside, ...variants.flatMap((each) => [each.tokens ?? [], each.aside ?? []])].flat();
  return new Set(all.flatMap((piece) => ('group' in piece ? (piece.group ?? []) : [])));
}

function renameGroup(draft: Parameters<Command['recipe']>[0], from: string, to: string): void {
  for (const owner of [draft, ...(draft.variants ?? [])]) {
    if (owner.goals) owner.goals = owner.goals.map((goal) => renamed(goal, 'group', from, to));
    if (owner.rules) owner.rules = owner.rules.map((rule) => renamed(rule, 'group', from, to));
  }
  const isNamed = draft.groups?.some(({ id }) => id === to);
  for (const named of draft.groups ?? []) if (named.id === from && !isNamed) named.id = to;
}
