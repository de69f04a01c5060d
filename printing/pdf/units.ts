import type { Box } from '../../drawing/box';

/** PDF counts in points, 72 to the inch. */
export const POINTS = 72 / 25.4;

/** For a drawing, to a thousandth of a millimetre: half the bytes of all that a number knows. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** In points from the lower left corner, as PDF wants boxes. */
export function corners([x, y, width, height]: Box, pageHeight: number): number[] {
  return [x, pageHeight - y - height, x + width, pageHeight - y].map((side) => side * POINTS);
}
