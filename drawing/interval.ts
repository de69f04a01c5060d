import { type Interval, joined, overlap } from '../engine';

/** The stretches of an interval that the others cover, in order. */
export function stretchesCovered(whole: Interval, others: readonly Interval[]): Interval[] {
  return joined(others.map((other) => overlap(whole, other)).filter(([from, to]) => to > from));
}

/** What the others leave of an interval, in order. */
export function leftOf(whole: Interval, others: readonly Interval[]): Interval[] {
  const rest: Interval[] = [];
  let reached = whole[0];
  for (const [from, to] of stretchesCovered(whole, others)) {
    if (from > reached) rest.push([reached, from]);
    reached = to;
  }
  if (whole[1] > reached) rest.push([reached, whole[1]]);
  return rest;
}
