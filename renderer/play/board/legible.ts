import type { Box } from '../../../drawing/box';
import type { Size } from '../../../engine';

/** Pixels of the page that letters on the board have at least. */
export const LEAST_TEXT = 11;
/** Millimetres of the letters on most pieces. */
const LETTERS = 12.5;
/** Larger than that they would not look like pieces any more. */
const LARGEST = 2.2;

/** How many times as large pieces are so that their letters can be read where all of the board is in sight. */
export function legibleScale([, , width, height]: Box, [wide, high]: Size): number {
  const fitted = Math.min(wide / width, high / height);
  const wanted = LEAST_TEXT / LETTERS / fitted;
  // In steps, because what has another size is painted anew.
  return Math.min(LARGEST, Math.max(1, Math.ceil(wanted * 5) / 5));
}
