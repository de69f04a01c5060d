import type { Die } from '../../engine';
import { chamfered } from '../box';
import { ellipse } from '../outline';
import type { ColourName } from '../palette';
import { filled, type Line, type Point, type Shape } from '../scene';
import { type Stamp, stampOf } from '../stamp';
import { centredLine } from '../text';
import { knownStamp } from '../token/known-stamps';

/** Millimetres from its middle to an edge. */
export const DIE = 10;

/** The pips of a face, in thirds of the way from the middle to the edge. */
const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A square of paper with its corners cut off. */
function face(half: number, [dx, dy]: Point = [0, 0]): Line {
  return chamfered([dx - half, dy - half, 2 * half, 2 * half], 0.7);
}

/** The same as a stamp, of which a canvas keeps the pixels. */
export function dieStamp(die: Die): Stamp {
  return knownStamp(`die ${die.shows} ${die.hits}`, () => stampOf(dieShapes(die)));
}

/** A die as it lies: what hits is bright and bold, what misses smaller and dull, whatever colours one can tell apart. */
export function dieShapes({ shows, hits }: Die): readonly Shape[] {
  const half = hits ? DIE : DIE * 0.84;
  const [ground, ink]: readonly ColourName[] = hits ? ['bone', 'hatch'] : ['walk', 'wallCore'];
  const pips = PIPS[shows];
  return [
    ...(hits ? [filled([face(half, [1.3, 1.3])], 'hatch')] : []),
    filled([face(half)], 'hatch'),
    filled([face(half - (hits ? 1.7 : 0.9))], ground ?? 'bone'),
    pips
      ? filled(
          pips.map(([x, y]) => ellipse([x * half * 0.47, y * half * 0.47], half * 0.19, half * 0.19, 14)),
          ink ?? 'hatch',
        )
      : centredLine(String(shows), [0, 0], { font: 'title', size: half * 1.2, weight: 400 }, ink ?? 'hatch'),
  ];
}
