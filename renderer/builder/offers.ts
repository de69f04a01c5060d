import type { FormName, Nameable } from '../../schemas/form';
import type { PartName, PartUse } from '../../telling/mission/parts';
import type { Desk } from './desk';
import { formNamed, plainForm } from './forms';
import { withValue } from './paths';
import type { Place } from './places';
import { difference, type Stretch } from './probing';
import { type Started, started, startedWith } from './starters';
import { swaps } from './swaps';

/** Something that can be put in a place, and how the sentence reads then. */
export interface Offer {
  /** The part as it is then. */
  readonly part: object;
  readonly words: string;
  readonly isNow: boolean;
  /** It cannot be chosen as long as there is none of these; then the part stays as it is. */
  readonly lacks?: Nameable;
}

/** The sentence that is being built, and the stretch of it that is about the place. */
export interface Within {
  readonly part: PartName;
  readonly value: object;
  readonly use?: PartUse;
  readonly stretch?: Stretch;
}

/** A place where any number between two will do. */
export interface NumberPlace {
  readonly least: number;
  readonly most: number;
}

export function numberAt({ form, value }: Place): NumberPlace | undefined {
  const now = plainForm(form, value);
  return now?.is === 'number' ? now : numberIn(form);
}

function numberIn(name: FormName): NumberPlace | undefined {
  const form = formNamed(name);
  if (form.is === 'number') return form;
  return form.is === 'either' ? form.forms.flatMap((one) => numberIn(one) ?? [])[0] : undefined;
}

export function isTextAt({ form }: Place): boolean {
  return formNamed(form).is === 'text';
}

/** All that can be chosen in a place beside numbers and texts, each in the words that the sentence would have. */
export function offersAt(place: Place, within: Within, desk: Desk): Offer[] {
  const { part, value: whole, use, stretch } = within;
  const text = desk.words(part, whole, use);
  const offer = (result: unknown, isNow: boolean): Offer => ({
    part: result as object,
    words: fragment(text, desk.words(part, result, use), stretch),
    isNow,
  });
  const put = (value: unknown) => withValue(whole, place.path, value);
  const { beside = [] } = place;
  const fitting = valuesFor(place.form, place.names, desk).filter(
    (begun) => !('value' in begun && beside.includes(begun.value)),
  );
  const values = fitting.map((begun): Started | Offer => {
    return 'value' in begun ? offer(put(begun.value), isSameSort(begun.value, place.value)) : begun;
  });
  const others = swaps(place, whole, desk.beginning).map((begun): Started | Offer => {
    return 'value' in begun ? offer(begun.value, false) : begun;
  });
  const leftOut = place.canLeaveOut ? [offer(put(undefined), place.value === undefined)] : [];
  const all = [...leftOut, ...values, ...others].flatMap((each): Offer[] => {
    if (!('lacks' in each) || 'words' in each) return 'words' in each ? [each] : [];
    return each.lacks === 'itself' ? [] : [{ part: whole, words: '', isNow: false, lacks: each.lacks }];
  });
  return unlike(all);
}

/** The values of a form, one for each sort of what it can be; of an object one for each way to begin it. */
function valuesFor(name: FormName, names: Nameable | undefined, desk: Desk): Started[] {
  const form = formNamed(name);
  const { beginning } = desk;
  switch (form.is) {
    case 'choice':
      return form.values.map((value) => ({ value }));
    case 'name': {
      const there = names === undefined ? [] : beginning.things[names];
      return there.length === 0 && names ? [{ lacks: names }] : there.map((value) => ({ value }));
    }
    case 'either':
      return form.forms.flatMap((one) => valuesFor(one, names, desk));
    case 'word':
    case 'list':
      return [started(name, beginning, names)];
    case 'object': {
      const keys = form.oneOf?.map(([key = '']) => key) ?? (form.filled ? Object.keys(form.keys) : []);
      return keys.length === 0
        ? [started(name, beginning)]
        : keys.map((key) => startedWith(form, key, beginning));
    }
    case 'number':
    case 'text':
      return [];
  }
}

/** Plain values are the same or not; of objects it counts how they begin. */
function isSameSort(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if (Array.isArray(one) || Array.isArray(other)) return Array.isArray(one) && Array.isArray(other);
  return Object.keys(one).every((key) => key in other);
}

/** What stands in the other sentence where the slot is in this one. */
function fragment(text: string, other: string, stretch: Stretch | undefined): string {
  if (stretch) {
    const [before, after] = [text.slice(0, stretch.from), text.slice(stretch.to)];
    if (other.startsWith(before) && other.endsWith(after)) {
      return other.slice(before.length, other.length - after.length).trim();
    }
  }
  return (difference(text, other)?.other ?? '').trim();
}

/** What reads the same is the same choice, and what reads like nothing is none. */
function unlike(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ words, lacks }) => {
    const key = lacks ?? words;
    if (seen.has(key)) return false;
    seen.add(key);
    return lacks !== undefined || words !== '';
  });
}
