import { isRecord } from '../../engine';
import { isSame } from '../../schemas/same';

/**
 * What makes one value of JSON another one, as JSON again: short where the two are nearly the same. It may come from a file
 * that anybody has written, so whoever applies it looks at every part of it.
 */
export type Difference =
  | { readonly to: unknown }
  /** Parts of an object by their keys; all its keys in their order, where these are others than before. */
  | { readonly parts: Readonly<Record<string, Difference>>; readonly order?: readonly string[] }
  /** Items of a list, which is as long as before. */
  | { readonly items: readonly (readonly [place: number, difference: Difference])[] }
  /** So many items out of a list, and others in their place. */
  | { readonly at: number; readonly out: number; readonly in: readonly unknown[] };

/** Undefined if the two say the same. What they share is not looked at. */
export function differenceOf(from: unknown, to: unknown): Difference | undefined {
  if (Array.isArray(from) && Array.isArray(to)) return differenceOfLists(from, to);
  if (isRecord(from) && isRecord(to)) return differenceOfRecords(from, to);
  return isSame(from, to) ? undefined : { to };
}

function differenceOfRecords(
  from: Readonly<Record<string, unknown>>,
  to: Readonly<Record<string, unknown>>,
): Difference | undefined {
  if (from === to) return undefined;
  const [before, order] = [keysOf(from), keysOf(to)];
  const parts = order.flatMap((key): [string, Difference][] => {
    const part = Object.hasOwn(from, key) ? differenceOf(from[key], to[key]) : { to: to[key] };
    return part ? [[key, part]] : [];
  });
  const isInOrder = isSame(before, order);
  if (isInOrder && parts.length === 0) return undefined;
  return { parts: Object.fromEntries(parts), ...(!isInOrder && { order }) };
}

function differenceOfLists(from: readonly unknown[], to: readonly unknown[]): Difference | undefined {
  if (from === to) return undefined;
  const shorter = Math.min(from.length, to.length);
  let at = 0;
  while (at < shorter && isSame(from[at], to[at])) at += 1;
  let behind = 0;
  while (behind < shorter - at && isSame(from.at(-1 - behind), to.at(-1 - behind))) behind += 1;
  if (from.length !== to.length) {
    return { at, out: from.length - behind - at, in: to.slice(at, to.length - behind) };
  }
  const items = to.slice(at, to.length - behind).flatMap((item, place): [number, Difference][] => {
    const difference = differenceOf(from[at + place], item);
    return difference ? [[at + place, difference]] : [];
  });
  return items.length > 0 ? { items } : undefined;
}

/** A key with nothing in it is none in JSON. */
function keysOf(record: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(record).filter((key) => record[key] !== undefined);
}

/** The other value, which shares with the first what is the same; nothing where the difference is of something else. */
export function applied(difference: unknown, from: unknown): unknown {
  if (!isRecord(difference)) return undefined;
  if ('to' in difference) return difference['to'];
  if ('parts' in difference) return appliedToRecord(difference, from);
  if ('items' in difference) return appliedToItems(difference['items'], from);
  return spliced(difference, from);
}

function appliedToRecord({ parts, order }: Readonly<Record<string, unknown>>, from: unknown): unknown {
  if (!isRecord(from) || !isRecord(parts)) return undefined;
  const keys: unknown = order ?? keysOf(from);
  if (!Array.isArray(keys)) return undefined;
  const entries = keys.map((key): [string, unknown] => {
    const name = String(key);
    const before = Object.hasOwn(from, name) ? from[name] : undefined;
    return [name, Object.hasOwn(parts, name) ? applied(parts[name], before) : before];
  });
  return entries.every(([, part]) => part !== undefined) ? Object.fromEntries(entries) : undefined;
}

function appliedToItems(items: unknown, from: unknown): unknown {
  if (!Array.isArray(from) || !Array.isArray(items)) return undefined;
  const after = [...(from as unknown[])];
  for (const item of items as unknown[]) {
    const [place, difference] = Array.isArray(item) ? (item as unknown[]) : [];
    if (!isPlace(place, after.length - 1)) return undefined;
    const part = applied(difference, after[place]);
    if (part === undefined) return undefined;
    after[place] = part;
  }
  return after;
}

function spliced({ at, out, in: others }: Readonly<Record<string, unknown>>, from: unknown): unknown {
  if (!Array.isArray(from) || !Array.isArray(others)) return undefined;
  if (!isPlace(at, from.length) || !isPlace(out, from.length - at)) return undefined;
  return [
    ...(from.slice(0, at) as unknown[]),
    ...(others as unknown[]),
    ...(from.slice(at + out) as unknown[]),
  ];
}

function isPlace(value: unknown, last: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= last;
}
