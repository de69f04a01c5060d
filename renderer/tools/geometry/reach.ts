import type { Box } from '../../../drawing/box';
import { distance } from '../../../drawing/outline';
import type { Point } from '../../../drawing/scene';

/** A pointer that moves no further than this, in pixels, has clicked. */
const STILL = 4;

export function isDrag(from: Point, to: Point, pixel: number): boolean {
  return distance(from, to) >= STILL * pixel;
}

/** Less than the narrowest zone is wide, in millimetres. */
const STRIDE = 5;

/**
 * Points on the way of a pointer that was seen here and there, close enough that it goes over nothing unseen. Only where it
 * crosses a box is anything to be seen: from far outside, the way may be as long as it likes.
 */
export function pointsBetween([ax, ay]: Point, [bx, by]: Point, within: Box): Point[] {
  const [dx, dy] = [bx - ax, by - ay];
  const count = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STRIDE));
  const [enters, leaves] = crossing([ax, ay], [dx, dy], within);
  const [first, last] = [Math.max(1, Math.floor(enters * count)), Math.min(count, Math.ceil(leaves * count))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step): Point => {
    const part = (first + step) / count;
    return [ax + dx * part, ay + dy * part];
  });
}

/** Which part of a way lies within a box: where it enters and leaves, from 0 to 1; it leaves first where it misses it. */
function crossing(
  from: Point,
  way: Point,
  [x, y, width, height]: Box,
): readonly [enters: number, leaves: number] {
  let [enters, leaves] = [0, 1];
  for (const [start, along, least, most] of [
    [from[0], way[0], x, x + width],
    [from[1], way[1], y, y + height],
  ] as const) {
    if (along === 0) {
      if (start < least || start > most) return [1, 0];
      continue;
    }
    const [one, other] = [(least - start) / along, (most - start) / along];
    enters = Math.max(enters, Math.min(one, other));
    leaves = Math.min(leaves, Math.max(one, other));
  }
  return [enters, leaves];
}

/** How far a point is from a straight line between two others. */
export function distanceToLine(point: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point[0] - ax) * dx + (point[1] - ay) * dy) / square;
  const part = Math.min(1, Math.max(0, along));
  return distance(point, [ax + dx * part, ay + dy * part]);
}

/** How far a point is from a box; 0 inside. */
export function distanceToBox([px, py]: Point, [x, y, width, height]: Box): number {
  return Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));
}

/** The box that the pointer has drawn from one point to another. */
export function boxBetween([ax, ay]: Point, [bx, by]: Point): Box {
  return [Math.min(ax, bx), Math.min(ay, by), Math.abs(ax - bx), Math.abs(ay - by)];
}

/** Whether boxes share anything, be it an edge. */
export function touch([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean {
  return ax <= bx + bw && bx <= ax + aw && ay <= by + bh && by <= ay + ah;
}

export function movedBox([x, y, width, height]: Box, [dx, dy]: Point): Box {
  return [x + dx, y + dy, width, height];
}

/** How far apart boxes lie, across or down, whichever is more; less than 0 for those that overlap. */
export function gapBetween([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number {
  return Math.max(bx - ax - aw, ax - bx - bw, by - ay - ah, ay - by - bh);
}
