import type { FormName, Nameable } from '../../schemas/form';
import { isSame } from '../../schemas/same';
import { formNamed, plainForm } from './forms';
import { withValue } from './paths';
import { type Place, placesIn } from './places';
import { difference, type Stretch } from './probing';
import { type Beginning, started, startedWith, waysToBegin } from './starters';
import { swaps } from './swaps';

/** A stretch of a sentence with everything that can be chosen there. */
export interface Slot extends Stretch {
  readonly places: readonly Place[];
}

/** A sentence, and what can be chosen in it. */
export interface Told {
  readonly text: string;
  /** One after the other, none in another. */
  readonly slots: readonly Slot[];
  /** What the sentence does not speak of yet. */
  readonly more: readonly Place[];
}

/** Finds the slots of a sentence by telling it again with something else in each place. */
export function toldWith(
  name: FormName,
  value: unknown,
  deep: boolean,
  tell: (value: unknown) => string,
  beginning: Beginning,
): Told {
  const text = tell(value);
  const found = placesIn(name, value, deep).map((place) => ({
    place,
    at: stretchOf(place, value, text, tell, beginning),
  }));
  const all = found.map(({ place }) => place);
  const slots: Slot[] = [];
  // What is said comes first: what could be said besides joins it where it would change the same words.
  const inOrder = [...found].sort((one, other) => rank(one.place) - rank(other.place));
  const more: Place[] = [];
  for (const { place, at } of inOrder) {
    if (!at && place.value === undefined) continue;
    const addsWords = !at || at.from === at.to;
    const there = slots.findIndex((slot) =>
      addsWords
        ? slot.places.some((other) => narrowTogether(place, other, all, beginning))
        : at.from < slot.to && slot.from < at.to,
    );
    const slot = slots[there];
    if (slot) slots[there] = { ...slot, places: [...slot.places, place] };
    else if (addsWords) more.push(place);
    else slots.push({ ...at, places: [place] });
  }
  return {
    text,
    slots: slots.sort((one, other) => one.from - other.from),
    more: found.flatMap(({ place }) => (more.includes(place) ? [place] : [])),
  };
}

/**
 * Whether two places say which pieces are meant: their colour in one, their group in the other. A rule that speaks of two sorts, of
 * objectives and of the Companions who carry them, says the group of the first.
 */
function narrowTogether(
  one: Place,
  other: Place,
  all: readonly Place[],
  { narrowing = [] }: Beginning,
): boolean {
  if (!isBeside(one, other)) return false;
  const keys = new Set(all.filter((place) => isBeside(place, one)).map(lastStep));
  const sort = narrowing.find((said) => said.every((key) => keys.has(key)));
  return [one, other].every((place) => sort?.some((key) => key === lastStep(place)));
}

const lastStep = ({ path }: Place) => path.at(-1);

function isBeside(one: Place, other: Place): boolean {
  const outer = one.path.length - 1;
  return outer + 1 === other.path.length && isSame(one.path.slice(0, outer), other.path.slice(0, outer));
}

/** The smallest things first, so that what holds them joins them; and all that is said before what is not. */
function rank({ value, path }: Place): number {
  if (value === undefined) return 2_000 + path.length;
  return typeof value === 'object' ? 1_000 - path.length : 0;
}

function stretchOf(
  place: Place,
  whole: unknown,
  text: string,
  tell: (value: unknown) => string,
  beginning: Beginning,
): Stretch | undefined {
  for (const other of otherwise(place, whole, beginning)) {
    const differs = difference(text, tell(other));
    if (differs) return withWholeNames(text, upToWord(text, differs));
  }
  return undefined;
}

/** The whole with something else in the place. */
function otherwise(place: Place, whole: unknown, beginning: Beginning): unknown[] {
  const others = otherValues(place, beginning).map((value) => withValue(whole, place.path, value));
  return [
    ...others,
    ...swaps(place, whole, beginning).flatMap((swap) => ('value' in swap ? [swap.value] : [])),
  ];
}

/** What else could stand there: as little different as can be, so that only its own words change. */
function otherValues(place: Place, beginning: Beginning): unknown[] {
  const { beside = [] } = place;
  return valuesBeside(place, beginning).filter((value) => !beside.includes(value));
}

function valuesBeside(
  { value, form: name, names, canLeaveOut, beside = [] }: Place,
  beginning: Beginning,
): unknown[] {
  if (value === undefined) return firstValues(name, names, beside.length + 1, beginning);
  const form = plainForm(name, value);
  const without = canLeaveOut ? [undefined] : [];
  switch (form?.is) {
    case 'choice':
      return [...form.values.filter((one) => one !== value), ...without];
    case 'number':
      return typeof value !== 'number' ? [] : [value === 1 ? 2 : value + 1, value - 1, 1];
    case 'name': {
      const others = names ? beginning.things[names] : [];
      return [...others.filter((one) => one !== value).slice(0, 1), NOBODY_KNOWS];
    }
    case 'text':
      return [Object.fromEntries(Object.keys(value as object).map((language) => [language, NOBODY_KNOWS]))];
    case 'list':
    case 'object':
    case undefined: {
      const start = started(name, beginning, names);
      return [...without, ...('value' in start ? [start.value] : [])];
    }
  }
}

/** What could be said there first: of some of it nothing would change, as of the one that is meant anyway. */
function firstValues(
  name: FormName,
  names: Nameable | undefined,
  most: number,
  beginning: Beginning,
): unknown[] {
  const form = formNamed(name);
  const start = started(name, beginning, names);
  const first = 'value' in start ? [start.value] : [];
  switch (form.is) {
    case 'choice':
      return [...first, ...form.values];
    case 'number':
      return [...first, ...[2, form.least].filter((one) => one >= form.least && one <= form.most)];
    case 'name': {
      const there = names ? beginning.things[names].slice(0, most) : [];
      // A click on the board makes the first one.
      return there.length === 0 && names === 'group' ? [NOBODY_KNOWS] : there;
    }
    case 'either':
      return form.forms.flatMap((one) => firstValues(one, names, most, beginning));
    case 'object':
      return [
        ...first,
        ...waysToBegin(form).flatMap((key) => {
          const begun = startedWith(form, key, beginning);
          return 'value' in begun ? [begun.value] : [];
        }),
      ];
    case 'list':
    case 'text':
    case 'word':
      return first;
  }
}

/** An id that names nothing is told as it stands. */
const NOBODY_KNOWS = 'x-x';

/** An article alone is no slot: it takes the word after it along. Spaces at the rim are none. */
function upToWord(text: string, { from, to }: Stretch): Stretch {
  if (from === to) return { from, to };
  const words = text.slice(from, to);
  const start = from + words.length - words.replace(RIM_BEFORE, '').length;
  const end = to - words.length + words.replace(RIM_AFTER, '').length;
  if (end <= start) return { from, to: from };
  return { from: start, to: toWord(text, start, end) };
}

function toWord(text: string, from: number, to: number): number {
  if (!ARTICLE.test(text.slice(from, to))) return to;
  const next = NEXT_WORD.exec(text.slice(to))?.[0];
  return next === undefined ? to : toWord(text, from, to + next.length);
}

/** A name in quotes is one thing, whatever of it is another: both quotes belong to it. */
function withWholeNames(text: string, { from, to }: Stretch): Stretch {
  if (from === to) return { from, to };
  const names = [...text.matchAll(QUOTED)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
  }));
  const touched = names.filter((name) => from < name.to && name.from < to);
  return {
    from: Math.min(from, ...touched.map((name) => name.from)),
    to: Math.max(to, ...touched.map((name) => name.to)),
  };
}

/** An apostrophe closes no quotes. */
const QUOTED = /‘(?:[^‘’]|’(?=\p{L}))*’|«[^»]*»/gu;
const RIM_BEFORE = /^[\s,.;:!?]+/;
/** Begun where the signs begin, so that a row of them is looked through once. */
const RIM_AFTER = /(?<![\s,.;:!?])(?:[\s,.;:!?]|(?<!\([^)]*)\))+$/;
/** The longest article of both languages has three letters. */
const ARTICLE = /(^|\s)\p{L}{1,3}$/u;
/** A number is no noun: it is chosen by itself. */
const NEXT_WORD = /^\s*(?!\p{N})[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/u;
