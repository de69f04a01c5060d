import type { Point } from '../../../drawing/scene';

/** No place of a mission is further from its zero. */
const FARTHEST = 100_000;

/** Whole, as far as a mission goes; never -0, which a file cannot tell from 0. */
export function millimetres(value: number): number {
  return Math.min(Math.max(Math.round(value), -FARTHEST), FARTHEST) + 0;
}

export function isPlace(point: Point): boolean {
  return point.every(Number.isFinite);
}

export function boardPoint([x, y]: Point): { x: number; y: number } {
  return { x: millimetres(x), y: millimetres(y) };
}
