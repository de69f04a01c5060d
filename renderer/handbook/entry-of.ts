import type { FormName, Nameable } from '../../schemas/form';
import { builtInAreas } from '../../schemas/generated/mission-words';
import { formNamed, isRecord, plainForm } from '../builder/forms';
import type { Place } from '../builder/places';
import { OWN_AREA, type SmallPart, shelvedParts } from './small-words';

/** The entry about a part of a sentence: about what it begins with, where that has words of its own. */
export function entryOfPart(name: FormName, value: unknown): string | undefined {
  const form = formNamed(name);
  if (typeof name !== 'string' || !isRecord(value)) return undefined;
  if (form.is === 'word') return isShelved(name) ? `${name}.${String(value[form.key])}` : undefined;
  if (form.is !== 'object') return undefined;
  const [key] = (form.oneOf ?? [])
    .map(([first = '']) => first)
    .filter((first) => Object.hasOwn(value, first));
  const inner = key === undefined ? undefined : form.keys[key];
  if (key === undefined || !inner) return undefined;
  const own = isShelved(inner.form) ? entryOfPart(inner.form, value[key]) : undefined;
  return own ?? `${name}.${key}`;
}

/** The entry about a word that joins something to a part: nothing where that is the part itself. */
export function entryOfSection(name: FormName, value: unknown, key: string): string | undefined {
  const form = plainForm(name, value);
  const inner = form?.is === 'object' ? form.keys[key] : undefined;
  const isPartItself = inner?.needed === true || (form?.is === 'object' && form.oneOf?.flat().includes(key));
  return inner && !isPartItself ? `Section.${key}` : undefined;
}

function isShelved(name: FormName): boolean {
  return typeof name === 'string' && shelvedParts.has(name);
}

const SMALL: Readonly<Record<string, SmallPart>> = {
  Place: 'Place',
  PlaceFilter: 'Place',
  People: 'People',
  Receiver: 'People',
  Who: 'People',
  PeopleFilter: 'People',
  Amount: 'Amount',
  Gain: 'Amount',
  AmountPer: 'Amount',
};

/** What lies in the box has entries of its own. */
const IN_BOX: ReadonlySet<Nameable> = new Set(['card', 'skill']);

/** The entry about what stands in a slot of it; nothing where that is a name that the mission itself gives. */
export function entryOfPlace({ form, names, value }: Place): string | undefined {
  if (names !== undefined && IN_BOX.has(names) && typeof value === 'string') return `${names}:${value}`;
  const part = typeof form === 'string' ? SMALL[form] : undefined;
  if (!part) return undefined;
  if (typeof value === 'number') return `${part}.number`;
  if (typeof value === 'string')
    return part !== 'Place' || builtInAreas.includes(value) ? `${part}.${value}` : `${part}.${OWN_AREA}`;
  if (!isRecord(value)) return undefined;
  const { per } = value;
  const [key] = Object.keys(value);
  return typeof per === 'string' ? `${part}.${per}` : key && `${part}.${key}`;
}
