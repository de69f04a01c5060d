/** A stretch of a sentence, by its letters. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where two sentences differ: the stretch of the first, and what stands there in the other. */
export interface Difference extends Stretch {
  readonly other: string;
}

/** Words, spaces of every width, and each sign by itself: a colon after a name in quotes is no part of the name. */
const PIECES = /\s+|[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;

/**
 * Where a sentence changes when something that it says changes: so the place in it is found of everything that can be chosen, whatever a
 * language makes of it, and no sentence has to say what stands where. Of several places the first counts; what agrees with it follows.
 */
export function difference(one: string, other: string): Difference | undefined {
  if (one === other) return undefined;
  const { start, was, is } = apart(one, other);
  const kept = longestCommon(was, is);
  const [wasFirst, isFirst] = kept ? [was.slice(0, kept.in), is.slice(0, kept.of)] : [was, is];
  return { from: lengthOf(start), to: lengthOf(start) + lengthOf(wasFirst), other: isFirst.join('') };
}

/** All stretches of the other sentence that say something else, in their order; what both say at length lies between them. */
export function differences(one: string, other: string): Stretch[] {
  const { start, was, is } = apart(one, other);
  return stretches(was, is, lengthOf(start));
}

function stretches(was: readonly string[], is: readonly string[], from: number): Stretch[] {
  const kept = longestCommon(was, is);
  if (!kept) return [{ from, to: from + lengthOf(is) }];
  const [wasLater, isLater] = [was.slice(kept.in), is.slice(kept.of)];
  const same = common(wasLater, isLater);
  const first = is.slice(0, kept.of);
  return [
    { from, to: from + lengthOf(first) },
    ...stretches(
      wasLater.slice(same),
      isLater.slice(same),
      from + lengthOf(first) + lengthOf(isLater.slice(0, same)),
    ),
  ];
}

/** What two sentences begin with, and what is left of both without what they end with. */
function apart(one: string, other: string) {
  const [before, after] = [pieces(one), pieces(other)];
  const start = common(before, after);
  const end = common(before.slice(start).reverse(), after.slice(start).reverse());
  return {
    start: before.slice(0, start),
    was: before.slice(start, before.length - end),
    is: after.slice(start, after.length - end),
  };
}

/** What both of them say between two changes: long enough to be no chance. */
const LONG = 7;

function longestCommon(
  was: readonly string[],
  is: readonly string[],
): { in: number; of: number } | undefined {
  for (let at = 0; at + LONG <= was.length; at++) {
    for (let there = 0; there + LONG <= is.length; there++) {
      if (at + there > 0 && isCommon(was, at, is, there)) return { in: at, of: there };
    }
  }
  return undefined;
}

/** Piece by piece, so that nothing is copied: authors' own words may be as long as a chapter. */
function isCommon(was: readonly string[], at: number, is: readonly string[], there: number): boolean {
  for (let next = 0; next < LONG; next++) if (was[at + next] !== is[there + next]) return false;
  return true;
}

function pieces(words: string): string[] {
  return words.match(PIECES) ?? [];
}

function common(one: readonly string[], other: readonly string[]): number {
  const until = one.findIndex((piece, index) => piece !== other[index]);
  return until === -1 ? one.length : until;
}

function lengthOf(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}
