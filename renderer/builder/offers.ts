import type { FormName, Nameable } from '../../schemas/form';
import { isSame } from '../../schemas/same';
import type { PartName, PartUse } from '../../telling/mission/parts';
import type { Desk } from './desk';
import { formNamed, isRecord, plainForm } from './forms';
import { fragment, wholeFragment } from './fragments';
import { withValue } from './paths';
import type { Place } from './places';
import type { Stretch } from './probing';
import { type Lack, type Started, started, startedWith, waysToBegin } from './starters';
import { swaps } from './swaps';

/** Something that can be put in a place, and how the sentence reads then. */
export interface Offer {
  /** The part as it is then. */
  readonly part: object;
  readonly words: string;
  readonly isNow: boolean;
  /** Nothing is said in the place then. */
  readonly isUnsaid?: true;
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

/** The number that is there, or is meant where none is said: putting it there would change no word. */
export function numberMeant(
  place: Place,
  { part, value: whole, use }: Within,
  desk: Desk,
): number | undefined {
  const bounds = numberAt(place);
  if (typeof place.value === 'number') return place.value;
  if (place.value !== undefined || !bounds) return undefined;
  const usual = Math.max(1, bounds.least);
  const said = desk.words(part, withValue(whole, place.path, usual), use);
  return said === desk.words(part, whole, use) ? usual : undefined;
}

function numberIn(name: FormName): NumberPlace | undefined {
  const form = formNamed(name);
  if (form.is === 'number') return form;
  return form.is === 'either' ? form.forms.flatMap((one) => numberIn(one) ?? [])[0] : undefined;
}

export function isTextAt({ form }: Place): boolean {
  return formNamed(form).is === 'text';
}

/** Whether the id of something can stand there. A key can name things in one part, and say something else in another. */
export function isNameAt({ form }: Place): boolean {
  return takesName(form);
}

function takesName(name: FormName): boolean {
  const form = formNamed(name);
  return form.is === 'name' || (form.is === 'either' && form.forms.some(takesName));
}

/** All that can be chosen in a place beside numbers and texts, each in the words that the sentence would have. */
export function offersAt(place: Place, within: Within, desk: Desk): Offer[] {
  const { part, value: whole, use } = within;
  const put = (value: unknown) => withValue(whole, place.path, value);
  const { beside = [] } = place;
  const values = valuesFor(place.form, place.names, desk);
  const begins = beginningOf(
    place.value,
    values.flatMap((begun) => ('value' in begun ? [begun.value] : [])),
  );
  const results: (Result | Lack)[] = [
    ...(place.canLeaveOut
      ? [{ value: put(undefined), isNow: place.value === undefined, isUnsaid: true as const }]
      : []),
    ...values.flatMap((begun): (Result | Lack)[] => {
      if ('lacks' in begun) return [begun];
      if (beside.includes(begun.value)) return [];
      // What is said already is offered as it is, and not as it would begin.
      const value = isAlike(begun.value, place.value) ? place.value : begun.value;
      return [{ value: put(value), isNow: begun.value === begins }];
    }),
    ...swaps(place, whole, desk.beginning).map((begun) =>
      'lacks' in begun ? begun : { value: begun.value, isNow: false },
    ),
  ];
  const told = results.flatMap((result): ToldResult[] =>
    'lacks' in result ? [] : [{ ...result, told: desk.words(part, result.value, use) }],
  );
  const lacking = new Set(results.flatMap((result) => ('lacks' in result ? [result.lacks] : [])));
  return [
    ...inWords(desk.words(part, whole, use), told, within.stretch),
    ...[...lacking].flatMap((lacks): Offer[] =>
      lacks === 'itself' ? [] : [{ part: whole, words: '', isNow: false, lacks }],
    ),
  ];
}

/** The same of places that share their words; what two of them would say alike is offered once, where it says no more than that. */
export function offersOf(places: readonly Place[], within: Within, desk: Desk): Map<Place, Offer[]> {
  const offers = new Map(places.map((place) => [place, offersAt(place, within, desk)]));
  const deepestFirst = [...places].sort((one, other) => other.path.length - one.path.length);
  const before: Offer[] = [];
  for (const place of deepestFirst) {
    const own = (offers.get(place) ?? []).filter((offer) => !before.some((other) => isTwice(offer, other)));
    before.push(...own);
    offers.set(place, own);
  }
  return offers;
}

/** What stands there already is said in each place, unless in the same words; as is that nothing is said. */
function isTwice(offer: Offer, other: Offer): boolean {
  if (offer.lacks || other.lacks || !isSame(offer.part, other.part)) return false;
  return !offer.isNow || (!offer.isUnsaid && !other.isUnsaid && offer.words === other.words);
}

interface Result extends Pick<Offer, 'isNow' | 'isUnsaid'> {
  readonly value: unknown;
}

interface ToldResult extends Result {
  readonly told: string;
}

/** What reads the same is the same choice; what is no different in its place is shown with what is different besides. */
function inWords(text: string, results: readonly ToldResult[], stretch: Stretch | undefined): Offer[] {
  const first = new Map<string, ToldResult>();
  for (const result of results) if (!first.has(result.told)) first.set(result.told, result);
  const all = [...first.values()];
  const short = all.map(({ told }) => fragment(text, told, stretch));
  return all.flatMap(({ value, told, ...how }, index): Offer[] => {
    const isLikeAnother = short.some((words, other) => other !== index && words === short[index]);
    const words = isLikeAnother ? wholeFragment(text, told, stretch) : short[index];
    return words ? [{ part: value as object, words, ...how }] : [];
  });
}

/** The values of a form, one for each sort of what it can be; of an object one for each way to begin it. */
export function valuesFor(name: FormName, names: Nameable | undefined, desk: Desk): Started[] {
  const form = formNamed(name);
  const { beginning } = desk;
  switch (form.is) {
    case 'choice':
      return form.values.map((value) => ({ value }));
    case 'name': {
      const there = names === undefined ? [] : beginning.things[names];
      return there.length === 0 && names ? [{ lacks: names }] : there.map((value) => ({ value }));
    }
    case 'either': {
      // What can be named by itself is said in another way only to say more of it.
      const saysMore = form.forms.some((one) => formNamed(one).is === 'name');
      const begins = saysMore ? { ...desk, beginning: { ...beginning, isMany: true } } : desk;
      return form.forms.flatMap((one) => valuesFor(one, names, begins));
    }
    case 'word':
    case 'list':
      return [started(name, beginning, names)];
    case 'object': {
      const ways = waysToBegin(form).map((key) => startedWith(form, key, beginning));
      return form.oneOf || form.filled ? ways : [started(name, beginning), ...ways];
    }
    case 'number':
    case 'text':
      return [];
  }
}

/** Which of several values that is which stands there: of an object the one that says the same things, or else the only one that says some of them. */
function beginningOf(value: unknown, values: readonly unknown[]): unknown {
  if (Array.isArray(value)) return values.find(Array.isArray) ?? NONE;
  if (!isRecord(value)) return values.includes(value) ? value : NONE;
  const whole = values.find((one) => isAlike(one, value));
  if (whole !== undefined) return whole;
  const [first, ...others] = values.filter(
    (one) => isRecord(one) && Object.keys(one).length > 0 && saysNoMore(one, value),
  );
  return first === undefined || others.length > 0 ? NONE : first;
}

/** No value is that. */
const NONE = Symbol('none');

/** Two objects that say the same things, whatever they say of them. */
function isAlike(one: unknown, other: unknown): boolean {
  return isRecord(one) && isRecord(other) && saysNoMore(one, other) && saysNoMore(other, one);
}

function saysNoMore(one: object, other: object): boolean {
  return Object.keys(one).every((key) => key in other);
}
