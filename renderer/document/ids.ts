import { isRecord } from '../../engine';
import type { Mission } from '../../schemas';

/** Every id that something on the table, or anything that speaks of it, goes by. */
export function allIds(mission: Mission): Set<string> {
  const ids = new Set<string>();
  collect(mission, ids);
  return ids;
}

/** Adds the ids of a mission to those of an earlier state of it; only what has changed is looked through. */
export function addIds(ids: Set<string>, before: unknown, after: unknown): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) addIdsOfItems(ids, before, after);
  else if (isRecord(before) && isRecord(after)) {
    collectOwn(after, ids);
    for (const [key, part] of Object.entries(after)) if (key !== 'faces') addIds(ids, before[key], part);
  } else collect(after, ids);
}

/** Whatever has an id, however deep: tokens of variants and steps of goals as well. */
function collect(value: unknown, ids: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, ids);
  else if (isRecord(value)) {
    collectOwn(value, ids);
    // Whole faces come along with ids of their own, which nothing else can bump into.
    for (const [key, part] of Object.entries(value)) if (key !== 'faces') collect(part, ids);
  }
}

function addIdsOfItems(ids: Set<string>, before: readonly unknown[], after: readonly unknown[]): void {
  if (before.length === after.length) {
    for (const [index, item] of after.entries()) addIds(ids, before[index], item);
    return;
  }
  const known = new Set(before);
  for (const item of after) if (!known.has(item)) collect(item, ids);
}

function collectOwn({ id }: Record<string, unknown>, ids: Set<string>): void {
  if (typeof id === 'string') ids.add(id);
}

/** A short name that nothing has or ever had: `o1`, `o2`... */
export function freshId(prefix: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const id = `${prefix}${number}`;
    if (!taken.has(id)) return id;
  }
}

/** What ids of parts begin with that are the same in any game; tiles are called a, b, c... first. */
export const prefixes = {
  label: 'l',
  arrow: 'arrow',
  area: 'area',
  goal: 'goal',
  rule: 'rule',
  variant: 'variant',
  beside: 'beside',
} as const;

/** a to z, then t1, t2... */
export function freshTileId(taken: ReadonlySet<string>): string {
  const letter = 'abcdefghijklmnopqrstuvwxyz'.split('').find((one) => !taken.has(one));
  return letter ?? freshId('t', taken);
}
