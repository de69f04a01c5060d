import type { Box } from '../../drawing/box';
import type { Point } from '../../drawing/scene';
import type { Size } from '../../engine';

/** How millimetres of the table come to stand on the screen: `pixel = offset + scale * millimetre`. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels of a millimetre in its real size on an ordinary screen of 96 dots to the inch. */
export const REAL_SIZE = 96 / 25.4;
const LARGEST = 24;

/** All of a box, as large as it goes, in the middle. */
export function fitted([left, top, width, height]: Box, [wide, high]: Size, margin: number): Viewport {
  const space = (pixels: number) => Math.max(1, pixels - 2 * margin);
  const scale = Math.min(space(wide) / width, space(high) / height, LARGEST);
  return {
    scale,
    x: wide / 2 - (left + width / 2) * scale,
    y: high / 2 - (top + height / 2) * scale,
  };
}

/** Larger or smaller, with what is under the pointer staying there; never below the smallest scale. */
export function zoomedAt(viewport: Viewport, [x, y]: Point, factor: number, smallest: number): Viewport {
  const scale = within(viewport.scale * factor, Math.min(smallest, viewport.scale), LARGEST);
  const change = scale / viewport.scale;
  return { scale, x: x - (x - viewport.x) * change, y: y - (y - viewport.y) * change };
}

/** Moved, but never so far that less than a corner of the box is left to find. */
export function pannedBy(
  viewport: Viewport,
  [dx, dy]: Point,
  [left, top, width, height]: Box,
  [wide, high]: Size,
): Viewport {
  const { scale } = viewport;
  return {
    scale,
    x: within(viewport.x + dx, CORNER - (left + width) * scale, wide - CORNER - left * scale),
    y: within(viewport.y + dy, CORNER - (top + height) * scale, high - CORNER - top * scale),
  };
}

const CORNER = 60;

/** The place of the table that is at a pixel. */
export function onTable({ scale, x, y }: Viewport, [px, py]: Point): Point {
  return [(px - x) / scale, (py - y) / scale];
}

/** The pixel at which a place of the table is. */
export function onScreen({ scale, x, y }: Viewport, [tx, ty]: Point): Point {
  return [x + tx * scale, y + ty * scale];
}

/** The same centre in a window of another size. */
export function recentred(viewport: Viewport, before: Size, after: Size): Viewport {
  return {
    ...viewport,
    x: viewport.x + (after[0] - before[0]) / 2,
    y: viewport.y + (after[1] - before[1]) / 2,
  };
}

/** How far to move so that a part of the table is in sight; one that has no room comes into the middle. */
export function wayInto({ scale, x, y }: Viewport, [left, top, w, h]: Box, [wide, high]: Size): Point {
  const way = (from: number, length: number, space: number): number => {
    const to = from + length;
    if (length > space - 2 * BESIDE) return space / 2 - (from + to) / 2;
    return within(from, BESIDE, space - BESIDE - length) - from;
  };
  return [way(x + left * scale, w * scale, wide), way(y + top * scale, h * scale, high)];
}

/** Less than what is left free around a board that is shown whole. */
const BESIDE = 12;

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));
}
