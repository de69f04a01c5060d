import type { Box } from '../../drawing/box';
import type { Point } from '../../drawing/scene';
import type { Size } from '../../engine';
import { onScreen, type Viewport } from '../document/viewport';

/** Pixels between what is spoken of and what is said. */
const GAP = 12;

/** Pixels that are left free at the rim of a canvas. */
const RIM = 4;

/** A box of the table in pixels of the canvas. */
export function boxOnScreen(viewport: Viewport, [x, y, width, height]: Box): Box {
  return [...onScreen(viewport, [x, y]), width * viewport.scale, height * viewport.scale];
}

/**
 * Where on a canvas something of a size is said about a box of it: to its right, below it, left of it or above it,
 * whichever is the first to have room, level with the pointer. Where none has, at the pointer.
 */
export function besideBox(about: Box | undefined, [px, py]: Point, size: Size, canvas: Size): Point {
  const [width, height] = size;
  const [left, top, wide, high] = about ?? [px, py, 0, 0];
  const inside = ([x, y]: Point): Point => [within(x, width, canvas[0]), within(y, height, canvas[1])];
  const places: readonly Point[] = [
    [left + wide + GAP, py + GAP],
    [px + GAP, top + high + GAP],
    [left - GAP - width, py + GAP],
    [px + GAP, top - GAP - height],
  ];
  const isClear = ([x, y]: Point) =>
    x + width <= left || x >= left + wide || y + height <= top || y >= top + high;
  return places.map(inside).find(isClear) ?? inside([px + GAP, py + 2 * GAP]);
}

/** Whether something so wide has room on either side of a box. */
export function hasRoomAside([left, , wide]: Box, width: number, canvas: number): boolean {
  return left - GAP >= width || canvas - left - wide - GAP >= width;
}

function within(at: number, length: number, space: number): number {
  return Math.max(RIM, Math.min(at, space - RIM - length));
}
