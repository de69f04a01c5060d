/** A piece of a text that gives way to another. */
export interface ChangedSpan {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The least that leads from one text to another: what both begin and end with stays, and so does a cursor in it. */
export function changedSpan(before: string, after: string): ChangedSpan | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before.charCodeAt(same) === after.charCodeAt(same)) same += 1;
  let end = 0;
  while (
    end < shorter - same &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end += 1;
  }
  return { from: same, to: before.length - end, insert: after.slice(same, after.length - end) };
}
