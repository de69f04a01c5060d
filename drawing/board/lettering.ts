import type { Language } from '../../languages';
import type { Box } from '../box';
import type { ColourName } from '../palette';
import type { Point } from '../scene';
import { textWidth } from '../text';
import { type Chip, HALF } from '../token/chip';
import type { Figure } from '../token/figure';
import { lookOf } from '../token/figures';

/** What is written again on a piece whose own letters are too small to be read; around its place, in millimetres. */
export interface Lettering {
  readonly letter?: Written;
  /** On a tag. */
  readonly count?: Written;
}

export interface Written {
  readonly text: string;
  readonly box: Box;
  /** It is wider than the piece, and stands on a plate of this colour in its stead. */
  readonly plate?: ColourName;
}

/** How much of it there has to be room for, where many stand close together. */
export type Wanted = 'letters' | 'counts' | 'nothing';

/** Millimetres of letters and counts as pieces have them, and where the tag of a count is. */
const [ONE, TWO, COUNT] = [16, 12.5, 9];
const COUNT_AT: Point = [11, 13];
/** Parts of the size of letters: how high capitals are with the ink around them, and how wide two letters get at most. */
const [HIGH, WIDE] = [0.86, 1.08];
/** The same of a plate: how much higher and wider than letters it is. */
const PLATE = 0.26;
/** The same of a tag: how high it is with its border, and how much wider than what stands on it. */
const [TAG, RIM] = [1.18, 0.46];
/** Millimetres of the rims of a piece, on which no letter stands. */
const RIMS = 3;
/** Whoever has a tag has their letter so much higher. */
const LIFT = 0.24;

/** Of a piece at that scale, where letters can be read that have so many millimetres. */
export function letteringOf(figure: Figure, scale: number, least: number, language: Language): Lettering {
  const { letter, count = 1, body, size = 1 } = lookOf(figure, language);
  const chip = typeof body === 'function' ? undefined : body;
  const own = (chip?.letterSize ?? (letter !== undefined && letter.length > 1 ? TWO : ONE)) * scale;
  const hasTag = count > 1 && COUNT * size * scale < least;
  const middle = (chip?.middle ?? 0) * scale - (hasTag ? LIFT * least : 0);
  const written =
    letter !== undefined && own < least ? letterAt(letter, middle, least, chip, size * scale) : undefined;
  if (!hasTag) return written ? { letter: written } : {};
  const [x, y] = [COUNT_AT[0] * size * scale, COUNT_AT[1] * size * scale];
  const text = String(count);
  const wide = textWidth(text, { font: 'text', size: least, weight: 700 }) + RIM * least;
  const high = TAG * least;
  // A tag hides no letter.
  const [, top, , height] = written?.box ?? [0, middle - (own * HIGH) / 2, 0, own * HIGH];
  const box: Box = [
    x - wide / 2,
    Math.max(y - high / 2, letter === undefined ? -high : top + height),
    wide,
    high,
  ];
  return { ...(written && { letter: written }), count: { text, box } };
}

function letterAt(
  text: string,
  middle: number,
  least: number,
  chip: Chip | undefined,
  size: number,
): Written {
  const wide = Math.min(textWidth(text, { font: 'text', size: least, weight: 700 }), WIDE * least);
  const isOnChip = chip === undefined || wide < (2 * HALF - RIMS) * size;
  const [width, high] = isOnChip ? [wide, HIGH * least] : [wide + PLATE * least, (HIGH + PLATE) * least];
  const box: Box = [-width / 2, middle - high / 2, width, high];
  return { text, box, ...(!isOnChip && { plate: chip.fill }) };
}

/** Around a place of the board. */
export function writtenAt({ box: [x, y, width, height] }: Written, at: Point): Box {
  return [x + at[0], y + at[1], width, height];
}
