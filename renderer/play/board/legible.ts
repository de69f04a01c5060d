import type { Legible } from '../../../drawing/board/standing';
import type { Box } from '../../../drawing/box';
import type { Size } from '../../../engine';
import { fittedOn } from '../../document/view';

/** Pixels of the page that letters on the board have at least. */
export const LEAST_TEXT = 11;
/** Millimetres of the letters on most pieces. */
const LETTERS = 12.5;
/** Larger than that they would not look like pieces any more. */
const LARGEST = 2.2;

/** How large pieces are, and what is written on them, so that it can be read where all of the board is in sight. */
export function legibleOn(board: Box, window: Size): Legible {
  const least = LEAST_TEXT / fittedOn(board, window).scale;
  // In steps, because what has another size is painted anew.
  const scale = Math.min(LARGEST, Math.max(1, Math.ceil((least / LETTERS) * 5) / 5));
  return { scale, least: Math.ceil(least) };
}
