import type { Box } from '../../drawing/box';
import { box } from '../../drawing/outline';
import type { Line, Shape } from '../../drawing/scene';

/** A line that a pair of scissors can follow. */
export const FINE = 0.2;

export function fine(lines: readonly Line[], width = FINE): Shape {
  return { kind: 'stroke', lines, closed: false, width, stroke: 'ink' };
}

export function dashed(lines: readonly Line[], dash: readonly number[]): Shape {
  return { kind: 'stroke', lines, closed: false, width: 0.3, dash, stroke: 'ink' };
}

export function framed(rect: Box, width = FINE): Shape {
  return { kind: 'stroke', lines: [box(...rect)], closed: true, width, stroke: 'ink' };
}

/** Marks outside of the corners of a box, so far from it and so long. */
export function cornerMarks([x, y, width, height]: Box, away: number, long: number): Shape {
  const [right, bottom] = [x + width, y + height];
  const level = (at: number): Line[] => [
    [
      [x - away - long, at],
      [x - away, at],
    ],
    [
      [right + away, at],
      [right + away + long, at],
    ],
  ];
  const plumb = (at: number): Line[] => [
    [
      [at, y - away - long],
      [at, y - away],
    ],
    [
      [at, bottom + away],
      [at, bottom + away + long],
    ],
  ];
  return fine([...level(y), ...level(bottom), ...plumb(x), ...plumb(right)]);
}
