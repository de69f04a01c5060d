import type { TextStyle } from '../../drawing/text';

// The sizes of letters on paper, in millimetres, as everything on it is.

const POINT = 25.4 / 72;

/** From points, in which printers count. */
export function points(count: number): number {
  return count * POINT;
}

/** Nothing that is printed is smaller. */
export const SMALLEST = points(8);

/** How lines of one kind are set. */
export interface LineStyle extends TextStyle {
  /** From baseline to baseline. */
  readonly leading: number;
}

/** How far letters reach up and down, as parts of their size: so much the files of the fonts say. */
const reaches = { title: { up: 0.987, down: 0.264 }, text: { up: 0.9, down: 0.3 } } as const;

export const body: LineStyle = { font: 'text', size: points(9.5), leading: points(11.5) };
export const smallPrint: LineStyle = { font: 'text', size: SMALLEST, leading: points(9.8) };
export const tableHead: LineStyle = { ...smallPrint, size: points(8.5), leading: points(10.6), weight: 700 };

export const headings: Readonly<Record<1 | 2 | 3, LineStyle>> = {
  1: { font: 'title', size: points(20), leading: points(26) },
  2: { font: 'title', size: points(12.5), leading: points(16.5) },
  3: { font: 'title', size: points(10), leading: points(13.5) },
};

/** Where the baseline lies below the top of a line. */
export function baselineOf({ font, size, leading }: LineStyle): number {
  const { up, down } = reaches[font];
  return (leading - (up + down) * size) / 2 + up * size;
}

/** From the top of the highest letter to the bottom of the lowest, seen from the baseline. */
export function reachOf({ font, size }: TextStyle): { readonly up: number; readonly down: number } {
  const { up, down } = reaches[font];
  return { up: up * size, down: down * size };
}
