import { textWidths } from './generated/text-widths';
import type { ColourName } from './palette';
import type { Point, TextShape, TypeFace, Weight } from './scene';

export interface TextStyle {
  readonly font: TypeFace;
  readonly size: number;
  readonly weight?: Weight;
}

interface Metrics {
  readonly capHeight: number;
  readonly widths: Map<number, number>;
}

/** A glyph the table does not know is taken as a wide one, so that a line is rather too short than too long. */
const UNKNOWN = 1000;
const NARROWEST_SIZE = 0.5;
const ELLIPSIS = '…';
/** No font has it; where it stands before French punctuation, any other space will do. */
const NARROW_SPACE = '\u202f';

const metrics = Object.fromEntries(
  Object.entries(textWidths).map(([name, { capHeight, widths }]): [string, Metrics] => [
    name,
    {
      capHeight,
      widths: new Map(
        widths.flatMap(([first, run]) => run.map((width, index): [number, number] => [first + index, width])),
      ),
    },
  ]),
) as Record<keyof typeof textWidths, Metrics>;

function metricsOf({ font, weight = 400 }: TextStyle): Metrics {
  if (font === 'title') return metrics.title;
  return weight === 700 ? metrics.text700 : metrics.text400;
}

export function textWidth(text: string, style: TextStyle): number {
  const { widths } = metricsOf(style);
  let thousandths = 0;
  for (const character of text) {
    const known = character === NARROW_SPACE ? ' ' : character;
    thousandths += widths.get(known.codePointAt(0) ?? 0) || UNKNOWN;
  }
  return (thousandths * style.size) / 1000;
}

/** How high capitals and figures stand over the baseline. */
export function capHeight(style: TextStyle): number {
  return (metricsOf(style).capHeight * style.size) / 1000;
}

/** Lines no wider than `width`; line breaks are kept, a word too long for a line is broken. */
export function wrapText(text: string, style: TextStyle, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, style, width));
}

function wrapParagraph(paragraph: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/[ \t]+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, style) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = brokenWord(word, style, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  lines.push(line);
  return lines;
}

function brokenWord(word: string, style: TextStyle, width: number): string[] {
  const pieces: string[] = [''];
  for (const character of word) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && textWidth(last + character, style) > width) pieces.push(character);
    else pieces[pieces.length - 1] = last + character;
  }
  return pieces;
}

/** The text, or its beginning with an ellipsis where it does not fit. */
export function shortened(text: string, style: TextStyle, width: number): string {
  if (textWidth(text, style) <= width) return text;
  const room = width - textWidth(ELLIPSIS, style);
  let [kept, used] = ['', 0];
  for (const character of text) {
    used += textWidth(character, style);
    if (used > room) break;
    kept += character;
  }
  return `${kept.trimEnd()}${ELLIPSIS}`;
}

/** The style, smaller if need be, so that the text fits; never below half its size. */
export function fitted(text: string, style: TextStyle, width: number): TextStyle {
  const natural = textWidth(text, style);
  const part = natural > width ? Math.max(NARROWEST_SIZE, width / natural) : 1;
  return { ...style, size: Math.floor(style.size * part * 100) / 100 };
}

export function textLine(
  text: string,
  at: Point,
  style: TextStyle,
  fill: ColourName,
  anchor: TextShape['anchor'] = 'middle',
): TextShape {
  const { font, size, weight = 400 } = style;
  return { kind: 'text', text, at, size, font, weight, anchor, degrees: 0, fill };
}

/** A line whose capitals stand centred around a point. */
export function centredLine(text: string, at: Point, style: TextStyle, fill: ColourName): TextShape {
  return textLine(text, [at[0], at[1] + capHeight(style) / 2], style, fill);
}
