import { type Interval, joined, length, overlap } from './interval';
import type { Rect } from './rect';

/**
 * Going straight through a room from left to right, free to step aside but never back: which heights can be
 * reached at the far line. `from` is where one comes in; without it one may start anywhere in the room.
 */
export function reachAcross(
  rects: readonly Rect[],
  from: { readonly depth: number; readonly span: Interval } | undefined,
  to: number,
  width: number,
): Interval[] {
  const start = from?.depth ?? Math.min(...rects.map(([x]) => x));
  const cuts = [...new Set([start, to, ...rects.flatMap(([x, , w]) => [x, x + w])])]
    .filter((x) => start <= x && x <= to)
    .sort((a, b) => a - b);
  let reached: Interval[] | undefined = from ? [from.span] : undefined;
  for (let index = 0; index + 1 < cuts.length; index++) {
    const [left = 0, right = 0] = [cuts[index], cuts[index + 1]];
    const section = joined(
      rects.filter(([x, , w]) => x <= left && right <= x + w).map(([, y, , h]) => [y, y + h]),
    );
    // Whoever may start anywhere starts in every part of the section that begins here.
    const before: Interval[] | undefined = reached;
    reached = before
      ? section.filter(
          (part) =>
            before.some((span) => length(overlap(span, part)) >= width) ||
            (!from && begins(rects, part, left)),
        )
      : section;
  }
  return reached ?? [];
}

function begins(rects: readonly Rect[], part: Interval, left: number): boolean {
  return rects.some(([x, y, , h]) => x === left && part[0] <= y && y + h <= part[1]);
}
