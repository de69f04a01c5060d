import type { Language } from '../../languages';
import { box, placed } from '../outline';
import type { Shape } from '../scene';
import { centredLine, shortened, textWidth } from '../text';
import { type Chip, chipLetter, chipShapes, HALF } from './chip';
import type { Figure, FigureLook } from './figure';
import { lookOf } from './figures';

export interface TokenOptions {
  readonly language?: Language;
  /** It stands on a balcony. */
  readonly raised?: boolean;
  /** The word under it; on by default. */
  readonly caption?: boolean;
}

/** A token around the origin, upright. First its shape tells what it is, then its letter, then its colour. */
export function tokenShapes(figure: Figure, options: TokenOptions = {}): Shape[] {
  const { language = 'en', raised = false, caption = true } = options;
  const look = lookOf(figure, language);
  const shapes = bodyShapes(look, raised);
  const low = raised ? HALF + 10 : HALF + 6.5;
  return !caption || look.caption === undefined ? shapes : [...shapes, ...captionShapes(look.caption, low)];
}

function bodyShapes({ body, letter, sign = [], size, count = 1 }: FigureLook, raised: boolean): Shape[] {
  if (typeof body === 'function') return [...body(raised)];
  const chip = size === undefined ? body : grown(body, size);
  return [
    ...chipShapes(chip, raised),
    ...(letter === undefined ? [] : [chipLetter(letter, chip)]),
    ...sign,
    ...(count > 1 ? countShapes(count, size ?? 1) : []),
  ];
}

function grown(chip: Chip, size: number): Chip {
  return { ...chip, outline: (by) => placed(chip.outline(by / size), { at: [0, 0], scale: size }) };
}

/** How many, on a tag at the lower right. */
function countShapes(count: number, size: number): Shape[] {
  const text = String(count);
  const style = { font: 'text', size: 9, weight: 700 } as const;
  const width = Math.max(9.6, textWidth(text, style) + 4.4);
  const [x, y] = [9 * size - width / 2 + 2, 8.4 * size];
  return [
    { kind: 'path', outlines: [box(x - 0.8, y - 0.8, width + 1.6, 11.2)], fill: 'ink' },
    { kind: 'path', outlines: [box(x, y, width, 9.6)], fill: 'paint' },
    centredLine(text, [x + width / 2, y + 4.8], style, 'ink'),
  ];
}

const WIDEST = 58;

function captionShapes(word: string, low: number): Shape[] {
  const style = { font: 'text', size: 7.6, weight: 700 } as const;
  const text = shortened(word, style, WIDEST);
  const width = textWidth(text, style) + 4;
  return [
    { kind: 'path', outlines: [box(-width / 2, low - 4.4, width, 8.8)], fill: 'ink' },
    { kind: 'path', outlines: [box(-width / 2 + 0.5, low - 3.9, width - 1, 7.8)], fill: 'paint' },
    centredLine(text, [0, low], style, 'ink'),
  ];
}
