import { seedGenerator } from '../../engine';
import { type Language, textIn } from '../../languages';
import type { Arrow, Label, Mission } from '../../schemas';
import { type Box, inset } from '../box';
import { penStroke } from '../ink';
import { box, placed } from '../outline';
import type { Line, Shape } from '../scene';
import { textLine, textWidth, wrapText } from '../text';
import type { BoardOptions } from './options';

const SIZES = { small: 9, medium: 13, large: 20 } as const;
const WIDEST = 220;

/** What the author wrote and pointed at. */
export function annotationShapes(mission: Mission | undefined, { language = 'en' }: BoardOptions): Shape[] {
  return [
    ...(mission?.arrows ?? []).flatMap(arrowShapes),
    ...(mission?.labels ?? []).flatMap((label) => labelShapes(label, language)),
  ];
}

/** The boxes that labels cover, for what should not hide them. */
export function labelPlaces(mission: Mission | undefined, { language = 'en' }: BoardOptions): Box[] {
  return (mission?.labels ?? []).map((label) => layOut(label, language).box);
}

function layOut({ at, text, size = 'medium' }: Label, language: Language) {
  const style = { font: size === 'large' ? 'title' : 'text', size: SIZES[size], weight: 700 } as const;
  const lines = wrapText(textIn(text, language), style, WIDEST);
  const leading = style.size * 1.12;
  const width = Math.max(...lines.map((line) => textWidth(line, style))) + style.size * 0.9;
  const height = lines.length * leading + style.size * 0.45;
  const rect: Box = [at.x - width / 2, at.y - height / 2, width, height];
  return { style, lines, leading, box: rect };
}

function labelShapes(label: Label, language: Language): Shape[] {
  const { id, at, colour = 'ink' } = label;
  const { style, lines, leading, box: rect } = layOut(label, language);
  return [
    { kind: 'path', outlines: [box(...inset(rect, -0.7))], fill: colour, id: `label:${id}` },
    { kind: 'path', outlines: [box(...rect)], fill: 'paper' },
    ...lines.map((line, index) =>
      textLine(line, [at.x, rect[1] + style.size * 0.24 + leading * (index + 0.78)], style, colour),
    ),
  ];
}

function arrowShapes({ id, from, to, colour = 'ink' }: Arrow): Shape[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return [];
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const head = Math.min(16, length * 0.6);
  const generator = seedGenerator(`arrow ${id}`);
  const shaft = (width: number): Line =>
    placed(
      penStroke(
        generator,
        [
          [0, 0],
          [Math.max(1, length - head * 0.8), 0],
        ],
        { width, wobble: 0.5, ends: [0.7, 1] },
      ),
      { at: [from.x, from.y], degrees },
    );
  const point = (grown: number): Line =>
    placed(
      [
        [length + grown * 1.6, 0],
        [length - head - grown, -head * 0.5 - grown],
        [length - head * 0.76, 0],
        [length - head - grown, head * 0.5 + grown],
      ],
      { at: [from.x, from.y], degrees },
    );
  return [
    { kind: 'path', outlines: [shaft(6), point(1.2)], fill: 'bone', id: `arrow:${id}` },
    { kind: 'path', outlines: [shaft(3.6), point(0)], fill: colour },
  ];
}
