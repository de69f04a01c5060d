import { isObject } from '../../schemas/pointer';
import { isSame } from '../../schemas/same';

/**
 * A value that says what the second says and is made of the first where both say the same: what did not change is the very
 * same object then, and nothing of it is drawn anew.
 */
export function sharing<T>(before: unknown, after: T): T {
  if (isSame(before, after)) return before as T;
  if (Array.isArray(before) && isList(after)) return sharedList(before, after) as T;
  if (!isObject(before) || !isObject(after)) return after;
  const entries = Object.entries(after).map(([key, part]) => [
    key,
    sharing(Object.hasOwn(before, key) ? before[key] : undefined, part),
  ]);
  return Object.fromEntries(entries) as T;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** What has an id is looked for under it, for its place in the list may be another one. */
function sharedList(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const known = new Map(before.map((part) => [idOf(part), part]));
  return after.map((part, index) => {
    const id = idOf(part);
    return sharing(id === undefined ? before[index] : known.get(id), part);
  });
}

function idOf(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'id' in part ? part.id : undefined;
}
