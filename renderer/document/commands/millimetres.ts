import type { Point } from '../../../drawing/scene';
import type { Mission, Position } from '../../../schemas';
import { asItWas } from './edit';

/** No place of a mission is further from its zero. */
export const FARTHEST = 100_000;

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

/** A place on a tile that is there; undefined if there is no such place. */
export function positionOn({ placements }: Pick<Mission, 'placements'>, at: Position): Position | undefined {
  const isThere = isPlace([at.x, at.y]) && asItWas(placements).some(({ id }) => id === at.tile);
  return isThere ? { ...at, x: millimetres(at.x), y: millimetres(at.y) } : undefined;
}
