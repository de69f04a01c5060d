import type { Point } from '../../drawing/scene';

/** How millimetres of a picture come to stand on the screen: `pixel = offset + scale * millimetre`. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export type Size = readonly [width: number, height: number];

/** Pixels of a millimetre in its real size on an ordinary screen of 96 dots to the inch. */
export const REAL_SIZE = 96 / 25.4;
const SMALLEST = 0.05;
const LARGEST = 24;

/** The whole picture, as large as it goes, in the middle. */
export function fitted([width, height]: Size, [wide, high]: Size, margin: number): Viewport {
  const space = (pixels: number) => Math.max(1, pixels - 2 * margin);
  const scale = kept(Math.min(space(wide) / width, space(high) / height));
  return { scale, x: (wide - width * scale) / 2, y: (high - height * scale) / 2 };
}

/** Larger or smaller, with what is under the pointer staying there. */
export function zoomedAt(viewport: Viewport, [x, y]: Point, factor: number): Viewport {
  const scale = kept(viewport.scale * factor);
  const change = scale / viewport.scale;
  return { scale, x: x - (x - viewport.x) * change, y: y - (y - viewport.y) * change };
}

/** Moved, but never so far that less than a corner of the picture is left to find. */
export function pannedBy(
  viewport: Viewport,
  [dx, dy]: Point,
  [width, height]: Size,
  [wide, high]: Size,
): Viewport {
  const { scale } = viewport;
  return {
    scale,
    x: within(viewport.x + dx, CORNER - width * scale, wide - CORNER),
    y: within(viewport.y + dy, CORNER - height * scale, high - CORNER),
  };
}

const CORNER = 60;

export function onPicture({ scale, x, y }: Viewport, [px, py]: Point): Point {
  return [(px - x) / scale, (py - y) / scale];
}

/** The same centre in a window of another size. */
export function recentred(viewport: Viewport, before: Size, after: Size): Viewport {
  return {
    ...viewport,
    x: viewport.x + (after[0] - before[0]) / 2,
    y: viewport.y + (after[1] - before[1]) / 2,
  };
}

function kept(scale: number): number {
  return within(scale, SMALLEST, LARGEST);
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));
}
