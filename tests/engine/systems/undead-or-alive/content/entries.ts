import {
  abominations,
  equipmentCards,
  machines,
  skills,
  survivors,
  zombieCards,
  zombieKinds,
} from '../../../../../engine/systems/undead-or-alive/content';

/** What is made after something printed. */
interface Printed {
  readonly inferred?: readonly string[];
}

export const everyFile: Record<string, readonly (Printed & { id: string | number })[]> = {
  equipment: equipmentCards,
  survivors,
  skills,
  'zombie deck': zombieCards,
  zombies: zombieKinds,
  abominations,
  machines,
};

/** What a key such as `skills.orange.0` or `trait:reload` stands for on an entry. */
export function valueAt(entry: object, key: string): unknown {
  const [list, name] = key.split(':');
  if (list === 'trait') return [at(entry, 'traits')].flat().find((trait) => trait === name);
  return key.split('.').reduce<unknown>((value, step) => at(value, step), entry);
}

function at(value: unknown, step: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
}

export function isKnown(entry: Printed, key: string): boolean {
  return !entry.inferred?.includes(key);
}

export function found<T extends { id: string | number }>(entries: readonly T[], id: T['id']): T {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Error(`nothing is called ${id}`);
  return entry;
}

export function idsOf(entries: readonly { id: string | number }[]): (string | number)[] {
  return entries.map(({ id }) => id);
}
