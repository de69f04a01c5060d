import type { Mission } from '../../schemas';

/**
 * Something that a mission has, as two people could work on it: a list of what has ids, something with names of its own (a title by
 * languages, counters), or one value, which stands under no name.
 */
export interface MissionPart {
  readonly sort: 'list' | 'record' | 'value';
  readonly items: ReadonlyMap<string, unknown>;
}

/** Where a value stands that has no name. */
export const ALONE = '';

/** A mission by its parts, found out from the mission itself: a new part of the format is compared at once. What is empty is not there. */
export function takenApart(mission: Mission): Map<string, MissionPart> {
  return new Map(
    Object.entries(mission).flatMap(([name, value]: [string, unknown]) => {
      const part = partOf(value);
      return part.items.size === 0 ? [] : [[name, part]];
    }),
  );
}

export function partOf(value: unknown): MissionPart {
  if (Array.isArray(value)) return listOf(value);
  if (typeof value === 'object' && value !== null)
    return { sort: 'record', items: itemsOf(Object.entries(value)) };
  return { sort: 'value', items: itemsOf([[ALONE, value]]) };
}

function listOf(values: readonly unknown[]): MissionPart {
  const items = itemsOf(values.map((value) => [idOf(value) ?? ALONE, value]));
  if (!items.has(ALONE) && items.size === values.length) return { sort: 'list', items };
  // Those without ids can only be compared as they are.
  return { sort: 'value', items: itemsOf([[ALONE, values]]) };
}

function itemsOf(entries: readonly (readonly [string, unknown])[]): ReadonlyMap<string, unknown> {
  return new Map(entries.filter(([, value]) => value !== undefined));
}

function idOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The other way round. A mission may have no tiles, but says so. */
export function putTogether(parts: ReadonlyMap<string, MissionPart>): Mission {
  const whole = Object.fromEntries([...parts].map(([name, part]) => [name, valueOf(part)]));
  return (parts.has('placements') ? whole : { ...whole, placements: [] }) as unknown as Mission;
}

export function valueOf({ sort, items }: MissionPart): unknown {
  if (sort === 'value') return items.get(ALONE);
  return sort === 'list' ? [...items.values()] : Object.fromEntries(items);
}
