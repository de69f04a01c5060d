export type Interval = readonly [from: number, to: number];

export function length([from, to]: Interval): number {
  return Math.max(0, to - from);
}

export function overlap(one: Interval, other: Interval): Interval {
  return [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
}

export function contains(outer: Interval, inner: Interval): boolean {
  return outer[0] <= inner[0] && inner[1] <= outer[1];
}

/** The same stretches with those that touch or overlap joined, in order. */
export function joined(intervals: readonly Interval[]): Interval[] {
  const result: [number, number][] = [];
  for (const [from, to] of [...intervals].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
