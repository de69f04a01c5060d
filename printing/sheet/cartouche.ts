import { box } from '../../drawing/outline';
import type { Line, Shape } from '../../drawing/scene';
import { textLine, textWidth } from '../../drawing/text';
import type { Language } from '../../languages';
import { brokenIntoLines } from '../flow/lines';
import { type Strip, type StripPart } from '../flow/strips';
import { baselineOf, type LineStyle, points } from '../flow/type';
import { nodeIn, type StructureNode } from '../structure';
import { solid } from './page-frame';

/** From the largest to the least, which is taken where a title is long. */
const SIZES = [25, 21, 18, 15] as const;
const MOST_LINES = 2;
const PADDING_X = 13;
const PADDING_Y = 2.6;
const SECOND = 0.62;

export interface SheetTitle {
  readonly text: string;
  readonly language: Language;
}

/** The title on a board with nails, as over a door; a second language stands below in smaller letters. */
export function cartoucheStrip(titles: readonly SheetTitle[], width: number, parent: StructureNode): Strip {
  const room = width - 2 * PADDING_X;
  const rows = titles.flatMap(({ text, language }, index) => {
    const style = styleFor(text, room, index === 0 ? 1 : SECOND);
    const tag = nodeIn(parent, 'H1', { language });
    return brokenIntoLines(text, style, room).map(({ fragments }) => ({
      text: fragments.map((fragment) => fragment.text).join(''),
      style,
      tag,
    }));
  });
  const height = rows.reduce((sum, { style }) => sum + style.leading, 0) + 2 * PADDING_Y;
  const widest = Math.max(0, ...rows.map(({ text, style }) => textWidth(text.trimEnd(), style)));
  const wide = Math.min(width, widest + 2 * PADDING_X);
  let y = PADDING_Y;
  const words = rows.map(({ text, style, tag }): StripPart => {
    const hanging = text.endsWith(' ') ? textWidth(' ', style) / 2 : 0;
    const shape = textLine(text, [width / 2 + hanging, y + baselineOf(style)], style, 'ink');
    y += style.leading;
    return { tag, shapes: [shape] };
  });
  const shapes = boardShapes((width - wide) / 2, wide, height);
  return { height: height + 1.2, gap: 0, parts: [{ tag: 'background', shapes }, ...words] };
}

function styleFor(text: string, room: number, part: number): LineStyle {
  const styles = SIZES.map((size): LineStyle => {
    return { font: 'title', size: points(size * part), leading: points(size * part * 1.26) };
  });
  const fits = styles.find((style) => brokenIntoLines(text, style, room).length <= MOST_LINES);
  return fits ?? (styles.at(-1) as LineStyle);
}

function boardShapes(x: number, wide: number, high: number): Shape[] {
  const board = (grown: number): Line => plank(x - grown, -grown, wide + 2 * grown, high + 2 * grown);
  const middle = high / 2;
  return [
    solid(
      board(0.5).map(([px, py]) => [px + 0.8, py + 0.9]),
      'hatch',
    ),
    solid(board(0.5), 'ink'),
    solid(board(0), 'walk'),
    solid(plank(x + 1.5, 1.2, wide - 3, high - 2.4), 'bone'),
    ...[x + 5.5, x + wide - 5.5].flatMap((nx): Shape[] => [
      { kind: 'circle', centre: [nx, middle], radius: 0.75, fill: 'ink' },
      solid(box(nx - 0.5, middle - 0.1, 1, 0.2), 'bone'),
    ]),
  ];
}

/** Sawn by hand. */
function plank(x: number, y: number, w: number, h: number): Line {
  return [
    [x, y + 0.3],
    [x + w * 0.35, y],
    [x + w * 0.7, y + 0.3],
    [x + w, y],
    [x + w - 0.3, y + h * 0.5],
    [x + w, y + h - 0.2],
    [x + w * 0.6, y + h],
    [x + w * 0.25, y + h - 0.3],
    [x, y + h],
    [x + 0.35, y + h * 0.5],
  ];
}
