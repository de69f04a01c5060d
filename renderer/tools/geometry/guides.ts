import type { Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { endsOf, linesOf } from './lanes';

/** A line along which tiles lie now. */
export type Guide = readonly [Point, Point];

/** A tile that is held, and one that is not. */
export interface Pair {
  readonly one: Box;
  readonly other: Box;
}

/** The upright lines on which pairs meet, each as long as the tiles that are on it. */
export function guidesOf(pairs: readonly Pair[]): Guide[] {
  const spans = new Map<number, readonly [top: number, bottom: number]>();
  for (const { one, other } of pairs) {
    for (const x of meetingLines(one, other)) {
      const [top, bottom] = spans.get(x) ?? [Infinity, -Infinity];
      spans.set(x, [Math.min(top, one[1], other[1]), Math.max(bottom, one[1] + one[3], other[1] + other[3])]);
    }
  }
  return [...spans].map(
    ([x, [top, bottom]]): Guide => [
      [x, top],
      [x, bottom],
    ],
  );
}

/** Lanes are worth a line only where no ends say it already. */
function meetingLines(one: Box, other: Box): number[] {
  const shared = (a: readonly number[], b: readonly number[]) => a.filter((line) => b.includes(line));
  const ends = shared(endsOf(one), endsOf(other));
  return ends.length > 0 ? ends : shared(linesOf(one), linesOf(other));
}
