import type { Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import type { Size } from '../../../engine';

/** Pixels between a tag and what it belongs to, right of a pointer and below it, so that neither arrow nor finger hides it. */
const [ASIDE, BELOW] = [16, 18];
const RIM = 4;

/** Right below the pointer, or below a zone; on the other side of it where there is no room. */
export function tagPlace([x, y, width, height]: Box, own: Size, canvas: Size): Point {
  const isZone = width > 0;
  const left = isZone ? x + (width - own[0]) / 2 : x + ASIDE;
  const other = isZone ? left : x - ASIDE - own[0];
  const below = y + height + (isZone ? RIM : BELOW);
  const above = y - own[1] - (isZone ? RIM : BELOW);
  return [
    within(left + own[0] > canvas[0] - RIM ? other : left, own[0], canvas[0]),
    within(below + own[1] > canvas[1] - RIM ? above : below, own[1], canvas[1]),
  ];
}

function within(at: number, length: number, space: number): number {
  return Math.max(RIM, Math.min(at, space - RIM - length));
}
