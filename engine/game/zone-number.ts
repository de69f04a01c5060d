import type { AnyTable } from './seen';

const numbers = new WeakMap<AnyTable, ReadonlyMap<string, number>>();

/** The number of a zone by its id; -1 where there is none. */
export function zoneNumber(table: AnyTable, id: string): number {
  const known = numbers.get(table) ?? new Map(table.zones.map((zone, number) => [zone.id, number]));
  numbers.set(table, known);
  return known.get(id) ?? -1;
}
