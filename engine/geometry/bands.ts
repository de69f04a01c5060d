import { type Interval, overlap } from './interval';
import { NOBODY, ownerAt, type Raster, rowsWithin } from './raster';

/**
 * Looking along a raster from left to right or back: a band of rows in which every field is somebody's. Fields
 * that belong to `SEE_THROUGH` let the band pass without being anybody's.
 */
export const SEE_THROUGH = -2;

/** An owner who fills the whole width of the band somewhere along it. */
export interface Stop {
  readonly owner: number;
  readonly along: Interval;
  /** For every row of the band, how many borders lie between its start and this stop. */
  readonly crossed: readonly number[];
}

export interface Band {
  readonly across: Interval;
  readonly stops: readonly Stop[];
  /** Where it ends, along its direction. */
  readonly end: number;
}

/** The narrowest bands that matter: a wider one sees nothing that none of these sees. */
export function bandsOfWidth(ys: readonly number[], width: number, within: Interval): Interval[] {
  const starts = new Set([within[0], within[1] - width]);
  for (const y of ys) {
    if (y < within[0] || y > within[1]) continue;
    starts.add(y);
    starts.add(y - width);
  }
  return [...starts]
    .filter((start) => within[0] <= start && start + width <= within[1])
    .sort((a, b) => a - b)
    .map((start) => [start, start + width]);
}

/** Follows a band from a column on until it is stopped; `crossed` is what lies behind it already. */
export function follow(
  raster: Raster,
  across: Interval,
  column: number,
  step: 1 | -1,
  crossed: number,
): Band {
  const [top, bottom] = rowsWithin(raster, across);
  const rows = bottom - top;
  const last = new Array<number>(rows).fill(NOBODY);
  const borders = new Array<number>(rows).fill(crossed);
  const stops: { owner: number; along: [number, number]; crossed: number[] }[] = [];
  let at = column;
  for (; at >= 0 && at < raster.xs.length - 1; at += step) {
    if (!pass(raster, at, top, last, borders)) break;
    const owner = last[0] ?? NOBODY;
    const span: [number, number] = [raster.xs[at] ?? 0, raster.xs[at + 1] ?? 0];
    const filled =
      owner !== NOBODY && last.every((other, row) => other === owner && isOwn(raster, at, top + row));
    const stop = stops.at(-1);
    if (!filled) continue;
    if (stop?.owner === owner && touches(stop.along, span)) {
      stop.along = [Math.min(stop.along[0], span[0]), Math.max(stop.along[1], span[1])];
    } else {
      stops.push({ owner, along: span, crossed: [...borders] });
    }
  }
  return { across, stops, end: raster.xs[step === 1 ? at : at + 1] ?? 0 };
}

/** Takes the band one column on; false where a field of it is nobody's. */
function pass(raster: Raster, column: number, top: number, last: number[], borders: number[]): boolean {
  for (let row = 0; row < last.length; row++) {
    if (ownerAt(raster, column, top + row) === NOBODY) return false;
  }
  for (let row = 0; row < last.length; row++) {
    const owner = ownerAt(raster, column, top + row);
    if (owner === SEE_THROUGH || owner === last[row]) continue;
    if (last[row] !== NOBODY) borders[row] = (borders[row] ?? 0) + 1;
    last[row] = owner;
  }
  return true;
}

function isOwn(raster: Raster, column: number, row: number): boolean {
  return ownerAt(raster, column, row) >= 0;
}

function touches(one: Interval, other: Interval): boolean {
  const [from, to] = overlap(one, other);
  return from <= to;
}

/** The fewest borders between two stops of the same band. */
export function bordersBetween(one: Stop, other: Stop): number {
  return Math.min(...one.crossed.map((count, row) => Math.abs((other.crossed[row] ?? 0) - count)));
}
