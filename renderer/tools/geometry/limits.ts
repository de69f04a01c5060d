import { around, type Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { FARTHEST } from '../../document/commands/millimetres';

/** Less than what a file may say, so that a tile's far edge can be said as well. */
const TILE_LIMIT = FARTHEST - 1000;

/** The nearest whole millimetre that a mission can speak of. */
export function wholePoint([x, y]: Point): Point {
  return [whole(x), whole(y)];
}

/** How far things can be moved without leaving what a mission can speak of. */
export function moveOnTable(boxes: readonly Box[], [dx, dy]: Point): Point {
  const [x, y, width, height] = around(boxes) ?? [0, 0, 0, 0];
  return [step(x, width, dx), step(y, height, dy)];
}

function step(from: number, length: number, by: number): number {
  // Adding 0 makes a 0 of -0, which files know nothing of.
  return Math.round(Math.min(Math.max(by, -TILE_LIMIT - from), TILE_LIMIT - from - length)) + 0;
}

function whole(value: number): number {
  return Math.round(Math.min(Math.max(value, -TILE_LIMIT), TILE_LIMIT)) + 0;
}
