import type { Box } from '../../drawing/box';

/** PDF counts in points, 72 to the inch. */
export const POINTS = 72 / 25.4;

/** Numbers are written over and over again: a page has many thousands of them, and most lie on it. */
const written: string[] = [];
const MOST_WRITTEN = 60_000;

/** For a drawing, to a hundredth of a millimetre, which is less than a dot of the finest printer. */
export function short(value: number): string {
  const hundredths = Math.round(value * 100);
  if (!(hundredths >= 0 && hundredths < MOST_WRITTEN)) return String(hundredths / 100);
  let known = written[hundredths];
  if (known === undefined) {
    known = String(hundredths / 100);
    written[hundredths] = known;
  }
  return known;
}

/** For what is multiplied by many millimetres, and for the size of letters, which adds up along a line. */
export function precise(value: number): string {
  return String(Math.round(value * 1e5) / 1e5);
}

/** In points from the lower left corner, as PDF wants boxes. */
export function corners([x, y, width, height]: Box, pageHeight: number): number[] {
  return [x, pageHeight - y - height, x + width, pageHeight - y].map((side) => side * POINTS);
}
