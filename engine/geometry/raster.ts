import type { Interval } from './interval';
import type { Rect } from './rect';

/**
 * A plan cut along every edge that occurs in it: between two neighbouring cuts nothing changes, so a number a
 * field says whose it is. Fields that nobody owns hold `NOBODY`.
 */
export interface Raster {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Row by row. */
  readonly owners: Int32Array;
}

export const NOBODY = -1;

export function rasterOf(owned: readonly { rects: readonly Rect[]; owner: number }[]): Raster {
  const xs = cuts(owned.flatMap(({ rects }) => rects.flatMap(([x, , width]) => [x, x + width])));
  const ys = cuts(owned.flatMap(({ rects }) => rects.flatMap(([, y, , height]) => [y, y + height])));
  const column = new Map(xs.map((x, index) => [x, index]));
  const row = new Map(ys.map((y, index) => [y, index]));
  const width = Math.max(0, xs.length - 1);
  const owners = new Int32Array(width * Math.max(0, ys.length - 1)).fill(NOBODY);
  for (const { rects, owner } of owned) {
    for (const [x, y, w, h] of rects) {
      const [left = 0, right = 0] = [column.get(x), column.get(x + w)];
      const [top = 0, bottom = 0] = [row.get(y), row.get(y + h)];
      for (let line = top; line < bottom; line++)
        owners.fill(owner, line * width + left, line * width + right);
    }
  }
  return { xs, ys, owners };
}

export function ownerAt({ xs, owners }: Raster, column: number, row: number): number {
  return owners[row * (xs.length - 1) + column] ?? NOBODY;
}

/** The same plan seen across its diagonal: rows are columns. */
export function mirrorRaster({ xs, ys, owners }: Raster): Raster {
  const [width, height] = [xs.length - 1, ys.length - 1];
  const mirrored = new Int32Array(owners.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      mirrored[column * height + row] = owners[row * width + column] ?? NOBODY;
    }
  }
  return { xs: ys, ys: xs, owners: mirrored };
}

/** The same plan with other owners. */
export function relabelled(raster: Raster, label: (owner: number) => number): Raster {
  return { ...raster, owners: raster.owners.map((owner) => (owner === NOBODY ? NOBODY : label(owner))) };
}

/** The longest straight edge that each two owners share, along lines of either direction. */
export function sharedEdges(raster: Raster): { one: number; other: number; length: number }[] {
  const longest = new Map<string, { one: number; other: number; length: number }>();
  const note = (a: number, b: number, length: number) => {
    const [one, other] = a < b ? [a, b] : [b, a];
    const key = `${one} ${other}`;
    const known = longest.get(key);
    if (!known || known.length < length) longest.set(key, { one, other, length });
  };
  for (const view of [raster, mirrorRaster(raster)]) {
    for (let column = 1; column < view.xs.length - 1; column++) edgesAlong(view, column, note);
  }
  return [...longest.values()];
}

function edgesAlong(
  view: Raster,
  column: number,
  note: (a: number, b: number, length: number) => void,
): void {
  let [left, right, run] = [NOBODY, NOBODY, 0];
  for (let row = 0; row <= view.ys.length - 1; row++) {
    const inside = row < view.ys.length - 1;
    const [l, r] = inside ? [ownerAt(view, column - 1, row), ownerAt(view, column, row)] : [NOBODY, NOBODY];
    if (l !== left || r !== right) {
      if (left !== right && left !== NOBODY && right !== NOBODY) note(left, right, run);
      [left, right, run] = [l, r, 0];
    }
    if (inside) run += (view.ys[row + 1] ?? 0) - (view.ys[row] ?? 0);
  }
}

/** The rows that a band across the plan touches. */
export function rowsWithin({ ys }: Raster, [from, to]: Interval): Interval {
  let first = 0;
  while (first < ys.length - 2 && (ys[first + 1] ?? 0) <= from) first++;
  let last = first;
  while (last < ys.length - 1 && (ys[last] ?? 0) < to) last++;
  return [first, last];
}

function cuts(values: number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
