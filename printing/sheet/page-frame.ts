import type { Box } from '../../drawing/box';
import { box } from '../../drawing/outline';
import type { ColourName } from '../../drawing/palette';
import { filled, type Line, type Shape } from '../../drawing/scene';
import { centredLine, shortened, type TextStyle, textLine, textWidth } from '../../drawing/text';
import { points } from '../flow/type';
import type { PaperSize } from '../paper';

// The border of a page, and what stands in it on every page.

/** From the edge of the paper to the border: printers cannot print further out. */
const BORDER = 8;
const SIDE = 13.5;
const TOP = 12.5;
const BOTTOM = 13.5;
/** Below a running title. */
const BELOW_TITLE = 5.6;

const running: TextStyle = { font: 'title', size: points(8.5) };
const number: TextStyle = { font: 'title', size: points(9) };

/** Where text may stand. */
export function textBox({ width, height }: PaperSize, isFirst: boolean): Box {
  const top = isFirst ? TOP : TOP + BELOW_TITLE;
  return [SIDE, top, width - 2 * SIDE, height - top - BOTTOM];
}

export function borderShapes({ width, height }: PaperSize): Shape[] {
  const [left, top, right, bottom] = [BORDER, BORDER, width - BORDER, height - BORDER];
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const));
  return [
    frame([left, top, right - left, bottom - top], 0.8),
    frame([left + 1.5, top + 1.5, right - left - 3, bottom - top - 3], 0.25),
    ...corners.flatMap(([x, y]): Shape[] => [
      solid(diamond(x + inward(x, width), y + inward(y, height), 2.9), 'table'),
      solid(diamond(x + inward(x, width), y + inward(y, height), 2.2), 'ink'),
      solid(diamond(x + inward(x, width), y + inward(y, height), 1.2), 'table'),
    ]),
  ];
}

/** The corner ornament stands between the two lines. */
function inward(at: number, size: number): number {
  return at < size / 2 ? 0.75 : -0.75;
}

/** The number of the page in a gap of the border, and from the second page on the title above the text. */
export function paginationShapes(
  { width, height }: PaperSize,
  page: { readonly title: string; readonly number: string; readonly isFirst: boolean },
): Shape[] {
  const middle = width / 2;
  const foot = height - BORDER - 0.75;
  const half = textWidth(page.number, number) / 2 + 3;
  const shapes: Shape[] = [
    solid(box(middle - half, foot - 1.6, 2 * half, 3.2), 'table'),
    ...[-half, half].map((x) => solid(diamond(middle + x, foot, 1), 'ink')),
    centredLine(page.number, [middle, foot], number, 'ink'),
  ];
  if (page.isFirst) return shapes;
  const y = TOP + 2.4;
  const text = shortened(page.title, running, width - 2 * SIDE - 20);
  const wide = textWidth(text, running) / 2 + 3;
  return [
    ...shapes,
    textLine(text, [middle, y], running, 'ink'),
    ...[SIDE, middle + wide].map((x) => solid(box(x, y - 1.1, middle - wide - SIDE, 0.2), 'seam')),
  ];
}

function frame([x, y, w, h]: Box, width: number): Shape {
  return { kind: 'stroke', lines: [box(x, y, w, h)], closed: true, width, stroke: 'ink' };
}

export function diamond(x: number, y: number, reach: number): Line {
  return [
    [x, y - reach],
    [x + reach, y],
    [x, y + reach],
    [x - reach, y],
  ];
}

export function solid(outline: Line, fill: ColourName): Shape {
  return filled([outline], fill);
}
