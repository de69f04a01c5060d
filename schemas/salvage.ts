import { below, isObject, pointerKeys, valueAt } from './pointer';
import { isError, mostFound, type Problem, type ProblemCode } from './problem';
import { shownName } from './shown';

/** A part that is broken, and why. */
export interface LeftOut {
  /** The id of the part, or its key where it has none. */
  name: string;
  /** Where it was. */
  pointer: string;
  reason: Problem;
}

export interface Judged {
  problems: Problem[];
  /** The document without its broken parts; absent where what is broken cannot be left out. */
  sound?: unknown;
  leftOut: LeftOut[];
}

type Judge = (document: unknown) => Problem[];

/** Where the items of lists that have lost some stood at first, by the keys of these lists. */
export type Origins = Map<string, number[]>;

/** What is left out makes faulty what speaks of it; where that goes on for longer, somebody has laid it out so. */
const MOST_ROUNDS = 10;
/** No document of ours has as many lists. */
const MOST_KEYS = 100;

/**
 * Judges a document and takes its broken parts out one by one, until what is left is sound. A part is an item
 * of one of the document's lists that are not whole, or a key that it can do without or that something can stand
 * in for. Where there is no end of what is broken, lists go as wholes.
 */
export function judgeAndMend(
  document: unknown,
  judge: Judge,
  needed: readonly string[],
  standIns: Readonly<Record<string, unknown>> = {},
  whole: readonly string[] = [],
  origins: Origins = new Map(),
): Judged {
  const problems = judge(document);
  const leftOut: LeftOut[] = [];
  let rest = document;
  let errors = problems.filter(isError);
  let spare = Object.entries(standIns);
  let atFirst = 0;
  for (let round = 1; errors.length > 0; round++) {
    const isEndless = round > MOST_ROUNDS || errors.length >= mostFound;
    const indispensable = needed.filter((key) => !spare.some(([spared]) => spared === key));
    const broken = brokenParts(rest, errors, indispensable, (key) => isEndless || whole.includes(key));
    if (!broken || (isEndless && (broken.size > MOST_KEYS || round > 2 * MOST_ROUNDS))) {
      return { problems, leftOut };
    }
    for (const [pointer, reason] of broken) leftOut.push(describe(rest, pointer, reason, origins));
    const isBroken = ([key]: [string, unknown]) => broken.has(below('', key));
    rest = {
      ...without(rest, new Set(broken.keys()), origins),
      ...Object.fromEntries(spare.filter(isBroken)),
    };
    // Each stands in once: one that is broken itself helps nobody.
    spare = spare.filter((entry) => !isBroken(entry));
    if (round === 1) atFirst = leftOut.length;
    errors = judge(rest).filter(isError);
  }
  return { problems: [...unknownTiles(leftOut, atFirst), ...problems], sound: rest, leftOut };
}

const ofTiles: readonly ProblemCode[] = [
  'unknown-face',
  'unknown-placement',
  'unknown-zone',
  'unknown-level',
];

/**
 * Tiles and faces that are not there, found only when what was not even in the form of a file was out of the way. They come
 * first, because they are what an author cares for; what is missing because it was left out is no news.
 */
export function unknownTiles(leftOut: readonly LeftOut[], atFirst: number): Problem[] {
  const gone = new Set<string | number>(leftOut.map(({ name }) => name));
  const isNews = ({ code, parameters }: Problem) =>
    ofTiles.includes(code) &&
    !Object.values(parameters).some((value) => gone.has(value)) &&
    !(code === 'unknown-face' && gone.has('faces'));
  return leftOut.slice(atFirst).flatMap(({ reason }) => (isNews(reason) ? [reason] : []));
}

/** The parts that these problems lie in; nothing where one of them lies in no part. */
function brokenParts(
  document: unknown,
  errors: readonly Problem[],
  needed: readonly string[],
  isWhole: (key: string) => boolean,
): Map<string, Problem> | undefined {
  const parts = new Map<string, Problem>();
  for (const error of errors) {
    const place = placeOf(error);
    const [key, index] = pointerKeys(place);
    if (key === undefined || !isObject(document)) return undefined;
    if (!Object.hasOwn(document, key) && error.code !== 'missing') return undefined;
    const list = isWhole(key) ? undefined : valueAt(document, below('', key));
    const isItem = Array.isArray(list) && index !== undefined;
    if (!isItem && needed.includes(key)) return undefined;
    const part = place.split('/', isItem ? 3 : 2).join('/');
    if (!parts.has(part)) parts.set(part, error);
  }
  // What goes as a whole does not go piece by piece as well.
  for (const part of parts.keys()) {
    const [key = '', index] = pointerKeys(part);
    if (index !== undefined && parts.has(below('', key))) parts.delete(part);
  }
  return parts;
}

/** What is missing has its place too: where it should be. */
function placeOf({ code, pointer, parameters }: Problem): string {
  return code === 'missing' ? below(pointer, String(parameters.key)) : pointer;
}

function without(document: unknown, broken: ReadonlySet<string>, origins: Origins): Record<string, unknown> {
  const entries = Object.entries(document as object) as [string, unknown][];
  const kept = entries.flatMap(([key, value]): [string, unknown][] => {
    const pointer = below('', key);
    if (broken.has(pointer)) return [];
    if (!Array.isArray(value)) return [[key, value]];
    const isKept = (_item: unknown, index: number) => !broken.has(`${pointer}/${index}`);
    origins.set(key, originsOf(key, value, origins).filter(isKept));
    return [[key, value.filter(isKept)]];
  });
  return Object.fromEntries(kept);
}

/** Where the items of a list that has lost some stood at first. */
function originsOf(key: string, list: readonly unknown[], origins: Readonly<Origins>): number[] {
  return origins.get(key) ?? list.map((_item, index) => index);
}

function describe(document: unknown, part: string, reason: Problem, origins: Readonly<Origins>): LeftOut {
  const [key = '', index] = pointerKeys(part);
  const value = valueAt(document, part);
  const id = isObject(value) && typeof value.id === 'string' ? shownName(value.id) : undefined;
  const origin = index === undefined ? undefined : (origins.get(key)?.[Number(index)] ?? Number(index));
  const pointer = origin === undefined ? part : below(below('', key), origin);
  return {
    name: id ?? (origin === undefined ? key : `${key} ${origin + 1}`),
    pointer,
    reason: { ...reason, pointer: pointer + reason.pointer.slice(part.length) },
  };
}
