import type { Generator } from '../../engine';
import type { Box } from '../box';
import { randomBetween } from '../ink';
import type { Line, Point } from '../scene';

/** A straight ruled line with a thickness, as the outline of its ink. */
export function ruled([fromX, fromY]: Point, [toX, toY]: Point, width: number): Point[] {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const acrossX = ((toY - fromY) / length) * (width / 2);
  const acrossY = ((fromX - toX) / length) * (width / 2);
  return [
    hundredth([fromX + acrossX, fromY + acrossY]),
    hundredth([toX + acrossX, toY + acrossY]),
    hundredth([toX - acrossX, toY - acrossY]),
    hundredth([fromX - acrossX, fromY - acrossY]),
  ];
}

/** A box as a hand draws it: its long sides stray a little, its corners stay where they are. */
export function roughBox(generator: Generator, [x, y, w, h]: Box, stray = 0.3, piece = 18): Point[] {
  const side = (from: Point, to: Point): Point[] => {
    const pieces = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / piece));
    const level = from[1] === to[1];
    return Array.from({ length: pieces }, (_, index): Point => {
      const part = index / pieces;
      const off = index === 0 ? 0 : randomBetween(generator, -stray, stray);
      return hundredth([
        from[0] + (to[0] - from[0]) * part + (level ? 0 : off),
        from[1] + (to[1] - from[1]) * part + (level ? off : 0),
      ]);
    });
  };
  const corners: Line = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  return corners.flatMap((corner, index) => side(corner, corners[(index + 1) % 4] ?? corner));
}

function hundredth([x, y]: Point): Point {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}
