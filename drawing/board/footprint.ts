import type { Language } from '../../languages';
import { around, type Box } from '../box';
import type { Point } from '../scene';
import { type Figure, keyOfFigure } from '../token/figure';
import { letteringOf, type Wanted } from './lettering';
import { pieceStamp } from './tokens';

/** What is read on pieces. */
export interface Reading {
  readonly language: Language;
  /** Millimetres of the smallest letters that can be read. */
  readonly least: number;
  /** All of it, if nothing is said. */
  readonly wanted?: Wanted;
}

// A crowd looks for places at many sizes, in every scene of a turn.
const known = new Map<string, Box>();
const MOST = 4000;

/** What a piece covers around its place, with what is written on it again. */
export function footprintOf(figure: Figure, raised: boolean, scale: number, reading: Reading): Box {
  const { language, least, wanted = 'letters' } = reading;
  const key = `${language} ${raised} ${scale} ${least} ${wanted} ${keyOfFigure(figure)}`;
  const found = known.get(key);
  if (found) return found;
  const box = boxOf(figure, raised, scale, { language, least, wanted });
  if (known.size >= MOST) known.clear();
  known.set(key, box);
  return box;
}

function boxOf(
  figure: Figure,
  raised: boolean,
  scale: number,
  { language, least, wanted }: Required<Reading>,
): Box {
  const { reach } = pieceStamp(figure, raised, scale, language);
  if (least === 0 || wanted === 'nothing') return reach;
  const { letter, count } = letteringOf(figure, scale, least, language);
  const written = wanted === 'letters' ? [letter, count] : [count];
  return around([reach, ...written.flatMap((one) => (one ? [one.box] : []))]) ?? reach;
}

export function movedTo([x, y, width, height]: Box, at: Point): Box {
  return [x + at[0], y + at[1], width, height];
}
