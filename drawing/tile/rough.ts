import type { Generator } from '../../engine';
import { randomBetween } from '../ink';
import type { Line, Point } from '../scene';

export type Box = readonly [x: number, y: number, width: number, height: number];

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

export function inset([x, y, w, h]: Box, by: number): Box {
  return [x + by, y + by, w - 2 * by, h - 2 * by];
}

export function overlaps([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
}

export function common([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): Box | undefined {
  const [x, y] = [Math.max(ax, bx), Math.max(ay, by)];
  const [right, bottom] = [Math.min(ax + aw, bx + bw), Math.min(ay + ah, by + bh)];
  return right > x && bottom > y ? [x, y, right - x, bottom - y] : undefined;
}

function hundredth([x, y]: Point): Point {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}
