import type { FormName, KeyForm, Nameable, ObjectForm } from '../../schemas/form';
import { formNamed } from './forms';
import type { Things } from './things';

/** Something that could not be begun, because there is nothing of this sort to name. */
export interface Lack {
  /** Or it would begin with itself, and never end. */
  readonly lacks: Nameable | 'itself';
}

export type Started = { readonly value: unknown } | Lack;

/** What there is to begin with. */
export interface Beginning {
  readonly things: Things;
  /** What an author has not named yet is called, until they do. */
  readonly text: (of: 'action' | 'answer' | 'rule') => Readonly<Record<string, string>>;
  /** Keys that say together which pieces are meant: those of this colour, of that group. */
  readonly narrowing?: readonly (readonly string[])[];
  /** Of what is counted there is more than one. */
  readonly isMany?: boolean;
  /** Whether missions of the game can say a word of a part; all of them, where nothing is said. */
  readonly has?: (part: string, word: string) => boolean;
  /** What is being begun. */
  readonly within?: ReadonlySet<string>;
}

/** The plainest value of a form, from which an author goes on choosing. */
export function started(name: FormName, outer: Beginning, names?: Nameable): Started {
  const form = formNamed(name);
  if (typeof name === 'string' && outer.within?.has(name)) return { lacks: 'itself' };
  const beginning =
    typeof name === 'string' ? { ...outer, within: new Set([...(outer.within ?? []), name]) } : outer;
  const isThere = (word: string) => typeof name !== 'string' || (outer.has?.(name, word) ?? true);
  switch (form.is) {
    case 'choice':
      return { value: usual(form.values) };
    case 'number':
      return { value: Math.min(Math.max(beginning.isMany ? 2 : 1, form.least), form.most) };
    case 'name':
      return namedFirst(beginning, names);
    case 'text':
      return { value: beginning.text('action') };
    case 'list': {
      const items = Array.from({ length: Math.max(form.least, 1) }, (_, index) =>
        started(form.of, without(beginning, names, index), names),
      );
      return all(items, (values) => values);
    }
    case 'either':
      return firstPossible(form.forms, (one) => started(one, beginning, names));
    case 'word':
      return firstPossible(Object.keys(form.words).filter(isThere), (word) =>
        startedWord(name, word, beginning),
      );
    case 'object':
      return startedObject(
        form.oneOf ? { ...form, oneOf: form.oneOf.filter(([word = '']) => isThere(word)) } : form,
        beginning,
      );
  }
}

/** The plainest that can be said with a word. */
export function startedWord(name: FormName, word: string, beginning: Beginning): Started {
  const form = formNamed(name);
  if (form.is !== 'word') return started(name, beginning);
  const chosen = form.words[word];
  const inner = chosen === undefined ? undefined : formNamed(chosen);
  if (inner?.is !== 'object') throw new Error(`${word} is no word of that part`);
  return all([startedObject(inner, word === 'count' ? counting(beginning) : beginning)], ([value]) => ({
    [form.key]: word,
    ...(value as object),
  }));
}

/** The keys by which an object can be begun, one of them at a time; none where all that is needed is the same each time. */
export function waysToBegin(form: ObjectForm): string[] {
  if (form.oneOf) return form.oneOf.map(([key = '']) => key);
  return neededKeys(form).length > 0 ? [] : Object.keys(form.keys);
}

/** An object with this key among those of which there has to be one. */
export function startedWith(form: ObjectForm, key: string, beginning: Beginning): Started {
  const set = (form.oneOf ?? []).find((keys) => keys.includes(key)) ?? [key];
  return withKeys(form, [...set, ...neededKeys(form)], beginning);
}

function startedObject(form: ObjectForm, beginning: Beginning): Started {
  if (form.oneOf) {
    return firstPossible(form.oneOf, (set) => withKeys(form, [...set, ...neededKeys(form)], beginning));
  }
  const plain = withKeys(form, neededKeys(form), beginning);
  if (!form.filled || ('value' in plain && Object.keys(plain.value as object).length > 0)) return plain;
  return firstPossible(Object.keys(form.keys), (key) => startedWith(form, key, beginning));
}

function neededKeys(form: ObjectForm): string[] {
  return Object.entries(form.keys).flatMap(([key, { needed }]) => (needed ? [key] : []));
}

function withKeys(form: ObjectForm, wanted: readonly string[], beginning: Beginning): Started {
  // In the order of the schema, as files have them.
  const keys = Object.entries(form.keys).filter(([key]) => wanted.includes(key));
  return all(
    keys.map(([key, part]) => startedKey(key, part, beginning)),
    (values) => Object.fromEntries(keys.map(([key], index) => [key, values[index]])),
  );
}

export function startedKey(key: string, { form, names }: KeyForm, beginning: Beginning): Started {
  const own = TEXTS[key];
  if (own && formNamed(form).is === 'text') return { value: beginning.text(own) };
  return started(form, beginning, names);
}

/** The same without the first few of what is named, as long as others are left: nobody lists one thing twice. */
function without(beginning: Beginning, names: Nameable | undefined, count: number): Beginning {
  const left = names === undefined ? [] : beginning.things[names].slice(count);
  if (count === 0 || names === undefined || left.length === 0) return beginning;
  return { ...beginning, things: { ...beginning.things, [names]: left } };
}

/** A counter is there as soon as something counts with it. */
function counting(beginning: Beginning): Beginning {
  const { things } = beginning;
  return things.counter.length > 0
    ? beginning
    : { ...beginning, things: { ...things, counter: [FIRST_COUNTER] } };
}

const FIRST_COUNTER = 'counter';
const TEXTS: Readonly<Record<string, 'action' | 'answer' | 'rule'>> = { name: 'action', text: 'rule' };

/** Whoever has just done something may be nobody; everybody is there in every rule. */
function usual(values: readonly unknown[]): unknown {
  return values.includes('doer') && values.includes('all') ? 'all' : values[0];
}

function namedFirst({ things }: Beginning, names: Nameable | undefined): Started {
  if (names === undefined) throw new Error('An id that names nothing cannot be begun');
  const [first] = things[names];
  return first === undefined ? { lacks: names } : { value: first };
}

function all(parts: readonly Started[], together: (values: readonly unknown[]) => unknown): Started {
  const lack = parts.find((part): part is Lack => 'lacks' in part);
  if (lack) return lack;
  return { value: together(parts.flatMap((part) => ('value' in part ? [part.value] : []))) };
}

/** Tries them one after the other, and no more than it takes: some hold others of their own sort. */
function firstPossible<T>(ways: readonly T[], start: (way: T) => Started): Started {
  let lack: Started | undefined;
  for (const way of ways) {
    const begun = start(way);
    if ('value' in begun) return begun;
    lack ??= begun;
  }
  if (!lack) throw new Error('There is nothing to begin with');
  return lack;
}
