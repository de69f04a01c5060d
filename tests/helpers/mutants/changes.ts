import type { Luck } from '../luck';
import { allOriginals } from './originals';
import { isHolder, type Part, partsIn, put } from './parts';

/** Does something to a document that nobody had in mind. */
type Change = (parts: readonly Part[], luck: Luck) => void;

const everything = allOriginals.flatMap(({ text }) => partsIn(JSON.parse(text)));
/** What stands under some key in any sound file: it may be put where another file has that key. */
const underKey = new Map<string, unknown[]>();
/** The same for what stands there by itself or in a list, as far as it has keys. */
const ofKind = new Map<string, object[]>();
for (const { key, kind, value, holder } of everything) {
  if (!Array.isArray(holder)) underKey.set(key, [...(underKey.get(key) ?? []), value]);
  if (isKeyed(value) && Object.keys(value).length > 0) ofKind.set(kind, [...(ofKind.get(kind) ?? []), value]);
}
const keys = [...underKey.keys()];

const numbers = [
  -1,
  -0,
  0,
  1,
  2,
  3,
  7,
  12,
  13,
  50,
  99,
  0.5,
  999,
  10_000,
  -10_000,
  100_000,
  -100_000,
  1e6,
  2 ** 31,
];
const extremes = [-(2 ** 31), 2 ** 32, 2 ** 53, 1e21, -1e21, 1e308, 5e-324];
const strings = [
  ...[
    '',
    ' ',
    'a',
    'A',
    '0',
    '-',
    'a.NE',
    '.',
    'a.',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
  ],
  ...[
    '\u0000',
    '\u001b[2J',
    '\u202eabc',
    '\ud800',
    '\udc00x',
    '👩‍👩‍👧',
    '{id}',
    '<script>',
    '&amp;',
    '"',
    '\\',
    '\n',
  ],
  ...['x'.repeat(41), 'x'.repeat(5000), 'é'.repeat(20_000)],
];
const strangers = [null, true, false, [], {}, [[]], [null], { en: 'x' }, { '': 1 }, [0, 0, 0, 0]];
const foreignKeys = [
  'extra',
  '',
  'a/b~c',
  'then',
  'inOrder',
  'anyOrder',
  'toString',
  'constructor',
  '__proto__',
];

export const changes: Readonly<Record<string, Change>> = {
  remove(parts, luck) {
    const part = luck.pick(parts);
    if (Array.isArray(part.holder)) part.holder.splice(Number(part.key), 1);
    else Reflect.deleteProperty(part.holder, part.key);
  },
  'repeat an item': (parts, luck) => {
    const part = pickOf(parts, luck, ({ holder }) => Array.isArray(holder));
    if (part) (part.holder as unknown[]).splice(Number(part.key), 0, structuredClone(part.value));
  },
  'repeat an item under another name': (parts, luck) => {
    const part = pickOf(parts, luck, ({ holder, value }) => Array.isArray(holder) && isHolder(value));
    if (!part) return;
    const copy = Object.assign(structuredClone(part.value) as object, { id: `n${luck.below(1000)}` });
    (part.holder as unknown[]).push(copy);
  },
  'swap two values of one key': (parts, luck) => {
    const one = luck.pick(parts);
    const isAkin = ({ key, holder }: Part) =>
      key === one.key && Array.isArray(holder) === Array.isArray(one.holder);
    const other = pickOf(parts, luck, isAkin);
    if (!other || isWithin(one, other) || isWithin(other, one)) return;
    put(one, other.value);
    put(other, one.value);
  },
  'swap two items': (parts, luck) => {
    const one = pickOf(parts, luck, ({ holder }) => Array.isArray(holder));
    const other = one && pickOf(parts, luck, ({ holder }) => holder === one.holder);
    if (!one || !other) return;
    put(one, other.value);
    put(other, one.value);
  },
  'take the value that another file has here': (parts, luck) => {
    const part = pickOf(parts, luck, ({ key }) => underKey.has(key));
    if (part) put(part, elsewhere(part.key, luck));
  },
  'take a reference from elsewhere': (parts, luck) => {
    const part = pickOf(parts, luck, isText);
    const other = pickOf(parts, luck, isText);
    if (part && other) put(part, other.value);
  },
  'nudge a number': (parts, luck) => {
    const part = pickOf(parts, luck, isNumber);
    if (part) put(part, Number(part.value) + luck.pick([-250, -90, -10, -1, 1, 10, 90, 250]));
  },
  'another number': (parts, luck) => {
    const part = pickOf(parts, luck, isNumber);
    if (part) put(part, luck.pick(luck.oneIn(4) ? extremes : numbers));
  },
  'another text': (parts, luck) => {
    const part = pickOf(parts, luck, isText);
    if (part) put(part, luck.pick(strings));
  },
  'another type': (parts, luck) => {
    put(luck.pick(parts), structuredClone(luck.pick([...strangers, ...numbers, ...strings])));
  },
  'a key that others of its kind have': (parts, luck) => {
    const part = pickOf(parts, luck, ({ kind, value }) => ofKind.has(kind) && isKeyed(value));
    if (!part) return;
    const other: [string, unknown][] = Object.entries(luck.pick(ofKind.get(part.kind) ?? [{}]));
    const [key, value] = luck.pick(other);
    put({ holder: part.value as Record<string, unknown>, key }, structuredClone(value));
  },
  'the whole of another of its kind': (parts, luck) => {
    const part = pickOf(parts, luck, ({ kind, value }) => ofKind.has(kind) && isKeyed(value));
    if (part) put(part, structuredClone(luck.pick(ofKind.get(part.kind) ?? [{}])));
  },
  'a key of another place': (parts, luck) => {
    const part = pickOf(parts, luck, ({ holder }) => !Array.isArray(holder));
    const key = luck.pick(keys);
    if (part) put({ holder: part.holder, key }, elsewhere(key, luck));
  },
  'a key of nowhere': (parts, luck) => {
    const part = pickOf(parts, luck, ({ holder }) => !Array.isArray(holder));
    if (part)
      put({ holder: part.holder, key: luck.pick(foreignKeys) }, structuredClone(luck.pick(strangers)));
  },
};

const isText = ({ value }: Part) => typeof value === 'string';
const isNumber = ({ value }: Part) => typeof value === 'number';

function pickOf(parts: readonly Part[], luck: Luck, isMeant: (part: Part) => boolean): Part | undefined {
  const meant = parts.filter(isMeant);
  return meant.length === 0 ? undefined : luck.pick(meant);
}

function elsewhere(key: string, luck: Luck): unknown {
  return structuredClone(luck.pick(underKey.get(key) ?? [null]));
}

function isWithin({ holder }: Part, { value }: Part): boolean {
  return holder === value || partsIn(value).some((part) => part.value === holder);
}

/** Does something to the text itself, as a disk or an editor might. */
export function woundText(text: string, luck: Luck): string {
  const at = luck.below(text.length + 1);
  const put = luck.pick([
    '',
    '{',
    '}',
    '[',
    ']',
    ',',
    '"',
    '\\',
    '-',
    ':',
    '1e999',
    'NaN',
    '\u0000',
    '\ufeff',
    text,
  ]);
  return text.slice(0, at) + put + text.slice(at + luck.below(40));
}

function isKeyed(value: unknown): value is object {
  return isHolder(value) && !Array.isArray(value);
}
