import { type Box, common } from './box';
import type { Line } from './scene';

const GAP = 9;

/** Which way lines lean: up to the right, or down. */
export type Lean = 'up' | 'down';

/** Lines across a box, all boxes alike, so that they go on from one to the next. */
export function hatched([x, y, width, height]: Box, lean: Lean = 'up', gap = GAP): Line[] {
  if (lean === 'down')
    return hatched([-x - width, y, width, height], 'up', gap).map((line) =>
      line.map(([px, py]) => [-px, py]),
    );
  const lines: Line[] = [];
  const [right, bottom] = [x + width, y + height];
  for (let sum = Math.ceil((x + y) / gap) * gap; sum < right + bottom; sum += gap) {
    const [fromX, toX] = [Math.max(x, sum - bottom), Math.min(right, sum - y)];
    if (toX > fromX)
      lines.push([
        [fromX, sum - fromX],
        [toX, sum - toX],
      ]);
  }
  return lines;
}

/** What is left of a box under others, in boxes. */
export function uncovered(whole: Box, covers: readonly Box[]): Box[] {
  return covers.reduce<Box[]>((left, cover) => left.flatMap((box) => without(box, cover)), [whole]);
}

function without(box: Box, cover: Box): Box[] {
  const hole = common(box, cover);
  if (!hole) return [box];
  const [[x, y, width, height], [left, top, wide, high]] = [box, hole];
  const parts: Box[] = [
    [x, y, width, top - y],
    [x, top + high, width, y + height - top - high],
    [x, top, left - x, high],
    [left + wide, top, x + width - left - wide, high],
  ];
  return parts.filter(([, , w, h]) => w > 0 && h > 0);
}
