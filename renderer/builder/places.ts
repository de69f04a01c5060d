import type { FormName, KeyForm, ListForm, Nameable, ObjectForm } from '../../schemas/form';
import type { PartName } from '../../telling/mission/parts';
import { canLeaveOut, formNamed, isRecord, openKeys, plainForm } from './forms';
import { asList, type Path } from './paths';

/** Something in a goal or a rule that can be chosen. */
export interface Place {
  readonly path: Path;
  readonly form: FormName;
  readonly names?: Nameable | undefined;
  /** What stands there now; nothing where it could be added. */
  readonly value: unknown;
  readonly canLeaveOut: boolean;
  /** What stands beside it in a list in which nothing stands twice. */
  readonly beside?: readonly unknown[];
  /** What it stands in, where another key could stand there in its place. */
  readonly among?: ObjectForm;
}

/** The parts of goals and rules that stand on lines of their own, as the schema of missions calls them. */
const PARTS: ReadonlySet<string> = new Set([
  ...([
    'Goal',
    'Rule',
    'RuleEvent',
    'Condition',
    'Effect',
    'Outcome',
    'ChooseOption',
    'CustomAction',
  ] as const),
  ...(['Restriction', 'Change', 'PriceRule', 'Price', 'SearchRule', 'PassageRule', 'CarryRule'] as const),
] satisfies PartName[]);

/** The part that stands in such a place, or in each place of such a list. */
export function partIn(name: FormName): { readonly part: PartName; readonly isList: boolean } | undefined {
  if (typeof name === 'string' && PARTS.has(name)) return { part: name as PartName, isList: false };
  const form = formNamed(name);
  if (form.is !== 'list') return undefined;
  const inner = partIn(form.of);
  return inner && !inner.isList ? { part: inner.part, isList: true } : undefined;
}

/** Everything that can be chosen in a part: what it says, and what it could say besides. With `deep`, in the parts within as well. */
export function placesIn(name: FormName, value: unknown, deep: boolean): Place[] {
  return within(name, value, [], deep);
}

function within(name: FormName, value: unknown, path: Path, deep: boolean): Place[] {
  const form = plainForm(name, value);
  if (form?.is === 'object' && isRecord(value)) {
    const here = Object.keys(form.keys).flatMap((key): Place[] => {
      const part = form.keys[key];
      if (!part || !Object.hasOwn(value, key)) return [];
      // What says which form it is, is changed with all that hangs on it.
      if (part.needed && isOnlyOne(part)) return [];
      if (partIn(part.form) && !deep) return [];
      const isAmong = (form.oneOf ?? []).some(([first]) => first === key) && !isWhole(name);
      const place = placeOf(key, part, value[key], path, canLeaveOut(form, value, key));
      return under({ ...place, ...(isAmong && { among: form }) }, deep);
    });
    const open = openKeys(form, value).flatMap((key): Place[] => {
      const part = form.keys[key];
      return !part || partIn(part.form) ? [] : [placeOf(key, part, undefined, path, true)];
    });
    return [...here, ...open];
  }
  if (form?.is === 'list' && Array.isArray(value)) {
    return (value as unknown[]).flatMap((item, index) => within(form.of, item, [...path, index], deep));
  }
  return [];
}

/** Which word a goal, a rule or a condition begins with is chosen with all that hangs on it. */
function isWhole(name: FormName): boolean {
  return name === 'Goal' || name === 'Rule' || name === 'Condition';
}

function under(place: Place, deep: boolean): Place[] {
  const { path, form: name, value } = place;
  const form = plainForm(name, value);
  // A part is changed on its own line; here only what it says.
  const itself = partIn(name) ? [] : [place];
  if (form?.is === 'object') return [...itself, ...within(name, value, path, deep)];
  // Parts within come along only where all that they say is asked for, too.
  if (form?.is === 'list' && partIn(name)) return within(name, value, path, deep);
  const list = listIn(name);
  if (!list || value === undefined) return itself;
  const items = asList(value);
  const inList = items.flatMap((item, index): Place[] => {
    if (isRecord(item)) return within(list.of, item, [...path, index], deep);
    return Array.isArray(value) ? [placeInList(list, items, index, place)] : [];
  });
  const isFull = items.length >= list.most || partIn(name) !== undefined || items.some(isRecord);
  return [...itself, ...inList, ...(isFull ? [] : [placeInList(list, items, items.length, place)])];
}

/** A list that may stand there, perhaps beside what would stand there alone. */
function listIn(name: FormName): ListForm | undefined {
  const form = formNamed(name);
  if (form.is === 'list') return form;
  return form.is === 'either' ? form.forms.flatMap((one) => listIn(one) ?? [])[0] : undefined;
}

/** One of a list, or the next that could be added to it. */
function placeInList(
  list: ListForm,
  items: readonly unknown[],
  index: number,
  { path, names }: Place,
): Place {
  return {
    path: [...path, index],
    form: list.of,
    names,
    value: items[index],
    canLeaveOut: index < items.length && items.length > list.least,
    ...(list.differ && { beside: items.filter((_, other) => other !== index) }),
  };
}

function placeOf(key: string, part: KeyForm, value: unknown, path: Path, isOptional: boolean): Place {
  return { path: [...path, key], form: part.form, names: part.names, value, canLeaveOut: isOptional };
}

function isOnlyOne({ form: name }: KeyForm): boolean {
  const form = formNamed(name);
  return form.is === 'choice' && form.values.length === 1;
}
