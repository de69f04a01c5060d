import type { PartName } from '../../telling/mission/parts';
import { type Entry, entriesFor } from './catalogue';
import type { Desk } from './desk';
import { canLeaveOut, isRecord, plainForm } from './forms';
import type { Line } from './lines';
import { newStories } from './new-stories';
import { type Path, valueAt, withValue } from './paths';
import { partIn } from './places';
import { type Shelved, shelved } from './shelved';
import { started } from './starters';

/** The parts of which there are many words to choose from. */
const WITH_WORDS: ReadonlySet<PartName> = new Set<PartName>([
  ...(['Goal', 'RuleEvent', 'Condition', 'Effect', 'Restriction', 'Change', 'PriceRule', 'Price'] as const),
]);

export function isOfManyWords(part: PartName): boolean {
  return WITH_WORDS.has(part);
}

/** What could stand in a place, as it would read there; what holds several together keeps the one that is there. */
export function shelvesAt(
  { part, use }: Pick<Line, 'part' | 'use'>,
  story: object,
  desk: Desk,
  now?: object,
): Shelved[] {
  const shelves =
    part === 'Goal' ? newStories('goals', desk) : shelved(part, entriesFor(part, desk, story, use));
  if (now === undefined) return shelves;
  return shelves.map(({ shelf, entries }) => ({
    shelf,
    entries: entries.map((entry) => combined({ part, use }, entry, now, desk)),
  }));
}

function combined({ part, use }: Pick<Line, 'part' | 'use'>, entry: Entry, now: object, desk: Desk): Entry {
  const around = entry.isReady ? undefined : COMBINING[entry.word];
  const value = around?.(part, now);
  return value ? { ...entry, value, told: desk.words(part, value, use) } : entry;
}

type Combine = (part: PartName, now: object) => object | undefined;

/** Conditions stand by themselves, or are what a goal asks for. */
const ofConditions =
  (around: (now: unknown) => object): Combine =>
  (part, now) => {
    if (part === 'Condition') return around(now);
    return 'reach' in now ? { ...now, reach: around(now.reach) } : undefined;
  };

const COMBINING: Readonly<Partial<Record<string, Combine>>> = {
  'Condition.all': ofConditions((now) => ({ all: [now] })),
  'Condition.any': ofConditions((now) => ({ any: [now] })),
  'Condition.not': ofConditions((now) => ({ not: now })),
  'Goal.inOrder': (_part, now) => ({ inOrder: [now] }),
  'Goal.anyOrder': (_part, now) => ({ anyOrder: [now] }),
};

/** The part with what stands under a key that it has not yet; nothing where that cannot be begun. */
export function withSection({ part, value }: Line, key: string, desk: Desk): object | undefined {
  const form = plainForm(part, value);
  const inner = form?.is === 'object' ? form.keys[key] : undefined;
  const begun = inner && started(inner.form, desk.beginning, inner.names);
  return begun && 'value' in begun ? (withValue(value, [key], begun.value) as object) : undefined;
}

/** The same with a part that somebody has chosen for it. */
export function withChosen({ part, value }: Line, key: string, chosen: object): object {
  const form = plainForm(part, value);
  const inner = form?.is === 'object' ? form.keys[key] && partIn(form.keys[key].form) : undefined;
  return withValue(value, [key], inner?.isList ? [chosen] : chosen) as object;
}

/** The plainest of what a list is of, where there are no words to choose from. */
export function plainest(part: PartName, desk: Desk): object | undefined {
  const begun = started(part, desk.beginning);
  return 'value' in begun ? (begun.value as object) : undefined;
}

/** The whole without a part; nothing where it has to be there. The last of a list takes the list with it. */
export function withoutLine(story: object, path: Path, outer: PartName): object | undefined {
  const place = path.at(-1);
  const ownerPath = path.slice(0, typeof place === 'number' ? -2 : -1);
  const key = path.at(ownerPath.length);
  const owner = valueAt(story, ownerPath);
  const form = plainForm(outer, owner);
  if (typeof key !== 'string' || !isRecord(owner) || form?.is !== 'object' || !form.keys[key])
    return undefined;
  const items: unknown = owner[key];
  const list = plainForm(form.keys[key].form, items);
  const isOneOfMany = Array.isArray(items) && list?.is === 'list' && items.length > Math.max(list.least, 1);
  if (isOneOfMany) return withValue(story, path, undefined) as object;
  if (Array.isArray(items) && items.length > 1) return undefined;
  const isFree = canLeaveOut(form, owner, key);
  return isFree ? (withValue(story, [...ownerPath, key], undefined) as object) : undefined;
}
