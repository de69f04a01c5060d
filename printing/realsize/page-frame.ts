import type { Box } from '../../drawing/box';
import { type PaperName, papers } from '../paper';

/** A page of paper the way it is held, with the room that it has for the map and for what is said below that. */
export interface PageFrame {
  readonly width: number;
  readonly height: number;
  readonly map: Box;
  readonly foot: Box;
}

/** Nothing is printed nearer to the edge of the paper: printers need 5 mm. */
const MARGIN = 6;
/** Around the map there is room for cut marks. */
export const MARKS = 4.5;
const FOOT = 8;

export function pageFrame(paper: PaperName, upright: boolean): PageFrame {
  const { width: short, height: long } = papers[paper];
  const [width, height] = upright ? [short, long] : [long, short];
  const beside = MARGIN + MARKS;
  const foot: Box = [MARGIN, height - MARGIN - FOOT, width - 2 * MARGIN, FOOT];
  // Whole millimetres, so that whoever measures a page finds whole numbers.
  const room = [Math.floor(width - 2 * beside), Math.floor(foot[1] - MARKS - beside)] as const;
  return { width, height, map: [beside, beside, ...room], foot };
}
