import type { Mission } from '../../schemas';
import { isSame } from '../../schemas/same';
import { applied } from './applied';
import { type Change, difference } from './difference';

/** Both have changed the same thing, each in another way. */
export interface Question {
  /** By which it is answered. */
  readonly place: string;
  readonly mine: Change;
  readonly theirs: Change;
}

export type Answer = 'mine' | 'theirs' | 'neither';

export interface Merged {
  readonly mission: Mission;
  readonly questions: readonly Question[];
}

/** One thought of its author each: two halves of two rules make no rule. */
const WHOLE: ReadonlySet<string> = new Set(['goals', 'rules', 'variants', 'faces']);

/**
 * What two people have made of one mission, in one. Where both changed the same thing, mine stands until the question is
 * answered.
 */
export function merged(
  base: Mission,
  mine: Mission,
  theirs: Mission,
  answers: ReadonlyMap<string, Answer> = new Map(),
): Merged {
  const [own, other] = [difference(base, mine), difference(base, theirs)];
  const questions: Question[] = [];
  const decided = own.flatMap((change): Change[] => {
    const rival = rivalOf(change, other);
    if (!rival || isSame(rival, change)) return [change];
    const both = inOne(change, rival);
    if (both) return [both];
    const place = placeOf(change);
    questions.push({ place, mine: change, theirs: rival });
    const answer = answers.get(place) ?? 'mine';
    return answer === 'mine' ? [change] : answer === 'theirs' ? [rival] : [];
  });
  const alone = other.filter((change) => !rivalOf(change, own));
  return { mission: applied(base, inOneOrder(decided, alone)), questions };
}

function placeOf({ part, item, kind }: Change): string {
  return [part, item ?? (kind === 'reordered' ? 'order' : '')].join('/');
}

/** What somebody else did to the same thing; a part that is another as a whole leaves nothing of its items. */
function rivalOf(change: Change, others: readonly Change[]): Change | undefined {
  const place = placeOf(change);
  const same = others.find((other) => placeOf(other) === place);
  return same ?? others.find((other) => other.part === change.part && (isOfAll(other) || isOfAll(change)));
}

function isOfAll({ item, kind }: Change): boolean {
  return item === undefined && kind !== 'reordered';
}

/** Two changes of one piece that have nothing to do with each other, such as its place and its colour. */
function inOne(one: Change, other: Change): Change | undefined {
  const [before, mine, theirs] = [one.before, one.after, other.after].map(asRecord);
  if (WHOLE.has(one.part) || !before || !mine || !theirs) return undefined;
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(before)])];
  const isDisputed = (key: string) =>
    !isSame(mine[key], before[key]) && !isSame(theirs[key], before[key]) && !isSame(mine[key], theirs[key]);
  if (keys.some(isDisputed)) return undefined;
  const entries = keys.map((key) => [key, isSame(mine[key], before[key]) ? theirs[key] : mine[key]] as const);
  return {
    ...one,
    kind: 'changed',
    after: Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

/** What both have added at one place stands in one order, whoever merges. */
function inOneOrder(one: readonly Change[], other: readonly Change[]): Change[] {
  const [first, second] = JSON.stringify(one) < JSON.stringify(other) ? [one, other] : [other, one];
  const isLast = ({ kind }: Change) => kind === 'reordered';
  const all = [...first, ...second];
  return [...all.filter((change) => !isLast(change)), ...all.filter(isLast)];
}
