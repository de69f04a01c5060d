import type { Outlook } from '../game/appraisal';

/** A position that has been reached, and how. */
export interface Reached {
  readonly words: Int32Array;
  readonly outlook: Outlook;
  readonly before: Reached | undefined;
  /** The options taken since. */
  readonly taken: readonly number[];
}

/** All options taken on the way there, from the first decision on. */
export function wayTo(last: Reached): number[] {
  const ways: (readonly number[])[] = [];
  for (let each: Reached | undefined = last; each; each = each.before) ways.unshift(each.taken);
  return ways.flat();
}
