import type { Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';

/** A hand that moves no further than this, in pixels, has clicked. */
const STILL = 4;

export function isDrag(from: Point, to: Point, pixel: number): boolean {
  return distance(from, to) >= STILL * pixel;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Less than the narrowest zone is wide, in millimetres. */
const STRIDE = 5;

/** Points on the way of a hand that was seen here and there, close enough that it goes over nothing unseen. */
export function pointsBetween([ax, ay]: Point, [bx, by]: Point): Point[] {
  const count = Math.max(1, Math.ceil(distance([ax, ay], [bx, by]) / STRIDE));
  return Array.from({ length: count }, (_, step): Point => {
    const part = (step + 1) / count;
    return [ax + (bx - ax) * part, ay + (by - ay) * part];
  });
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

/** The box that a hand has drawn from one point to another. */
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
