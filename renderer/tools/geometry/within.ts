import { type Box, hiddenBy, holds, inset } from '../../../drawing/box';
import { distance } from '../../../drawing/outline';
import type { Point } from '../../../drawing/scene';
import { HALF } from '../../../drawing/token/chip';

/**
 * The place nearest to a point where a token lies inside a zone, in whole millimetres: its middle in any case, and all of
 * it where the zone has room for that and nobody wants it otherwise.
 */
export function within(rects: readonly Box[], point: Point, isDrawnIn = true): Point {
  const places = isDrawnIn ? placesIn : edgesOf;
  const candidates = rects.flatMap((rect) => places(rect, point)).map(rounded);
  const inside = candidates.filter((place) => rects.some((rect) => holds(rect, place)));
  const roomy = isDrawnIn ? inside.filter((place) => isCovered(tokenAt(place), rects)) : [];
  return nearest(roomy, point) ?? nearest(inside, point) ?? rounded(point);
}

/** As it is; and kept away from the sides of a rectangle, from both pairs of them or from one. */
function placesIn(rect: Box, [x, y]: Point): Point[] {
  const [keptX, keptY] = [keptIn(x, rect[0], rect[2]), keptIn(y, rect[1], rect[3])];
  return [
    [x, y],
    [keptX, y],
    [x, keptY],
    [keptX, keptY],
  ];
}

/** As it is, or on the last millimetre that belongs to a rectangle: the far edges are no part of it. */
function edgesOf([left, top, width, height]: Box, [x, y]: Point): Point[] {
  return [
    [x, y],
    [Math.min(x, left + width - 1), Math.min(y, top + height - 1)],
  ];
}

/** As it is in what is narrower than a token. */
function keptIn(value: number, from: number, length: number): number {
  if (length < 2 * HALF) return Math.min(value, from + length - 1);
  return Math.min(Math.max(value, from + HALF), from + length - HALF);
}

function tokenAt([x, y]: Point): Box {
  return inset([x, y, 0, 0], -HALF);
}

/** The rectangles of a zone do not overlap, so that their shares add up. */
function isCovered(box: Box, rects: readonly Box[]): boolean {
  return hiddenBy(rects, box) >= box[2] * box[3];
}

function nearest(places: readonly Point[], point: Point): Point | undefined {
  return places.reduce<Point | undefined>(
    (best, place) => (best && distance(best, point) <= distance(place, point) ? best : place),
    undefined,
  );
}

function rounded([x, y]: Point): Point {
  return [Math.round(x) + 0, Math.round(y) + 0];
}
