import { type Interval, joined, ownerAt, rasterOf } from '../../engine';
import type { Segment, TileFace, Zone } from '../../schemas';
import { type Box, common } from '../box';
import { leftOf, stretchesCovered } from '../interval';

/** What lies on one side of an edge: a zone, nobody's ground, or another tile. */
export type Side = Zone | 'solid' | 'rim';

/** A straight piece of border with the same thing on either side all along. */
export interface Edge {
  readonly axis: 'x' | 'y';
  /** Where it lies across its axis, and from where to where along it. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Above or left of it; below or right of it. */
  readonly before: Side;
  readonly after: Side;
}

export interface Plan {
  readonly face: TileFace;
  readonly width: number;
  readonly height: number;
  readonly edges: readonly Edge[];
  /** Ground that belongs to no zone. */
  readonly solid: readonly Box[];
}

/** Reads the borders off a face: a raster through all corners, whose fields know their zone. */
export function planOf(face: TileFace): Plan {
  const [width, height] = face.size;
  const whole: Box = [0, 0, width, height];
  const sides: readonly Side[] = ['solid', ...face.zones];
  const owned = face.zones.map(({ rects }, index) => ({
    rects: rects.map((rect) => common(rect, whole)).filter((rect) => rect !== undefined),
    owner: index + 1,
  }));
  // A field that two zones claim is drawn as the first one's.
  const raster = rasterOf([{ rects: [whole], owner: 0 }, ...owned.reverse()]);
  const { xs, ys } = raster;
  const sideOf = (column: number, row: number): Side => {
    if (column < 0 || row < 0 || column + 1 >= xs.length || row + 1 >= ys.length) return 'rim';
    return sides[ownerAt(raster, column, row)] ?? 'solid';
  };
  const edges = [
    ...edgesAlong('x', ys, xs, (row, column) => sideOf(column, row)),
    ...edgesAlong('y', xs, ys, sideOf),
  ];
  return { face, width, height, edges, solid: solidRects(xs, ys, sideOf) };
}

/** The edges along one axis; `sideOf` is asked for a field by its number across that axis and along it. */
function edgesAlong(
  axis: Edge['axis'],
  across: readonly number[],
  along: readonly number[],
  sideOf: (across: number, along: number) => Side,
): Edge[] {
  const edges: Edge[] = [];
  across.forEach((at, line) => {
    let open: Edge | undefined;
    for (let field = 0; field + 1 < along.length; field++) {
      const [from = 0, to = 0] = [along[field], along[field + 1]];
      const [before, after] = [sideOf(line - 1, field), sideOf(line, field)];
      if (open?.before === before && open.after === after) open = { ...open, to };
      else {
        if (open && open.before !== open.after) edges.push(open);
        open = { axis, at, from, to, before, after };
      }
    }
    if (open && open.before !== open.after) edges.push(open);
  });
  return edges;
}

/** Nobody's fields, those of one column put together. */
function solidRects(
  xs: readonly number[],
  ys: readonly number[],
  sideOf: (column: number, row: number) => Side,
): Box[] {
  const rects: Box[] = [];
  for (let column = 0; column + 1 < xs.length; column++) {
    const [x = 0, right = 0] = [xs[column], xs[column + 1]];
    const fields = ys
      .slice(1)
      .map((bottom, row): Interval => [ys[row] ?? 0, bottom])
      .filter((_, row) => sideOf(column, row) === 'solid');
    rects.push(...joined(fields).map(([top, bottom]): Box => [x, top, right - x, bottom - top]));
  }
  return rects;
}

/** Edges with the same thing on one side, whatever is on the other, as far as they run on. */
export function longEdges(edges: readonly Edge[]): Edge[] {
  const result: Edge[] = [];
  for (const edge of [...edges].sort(
    (a, b) => a.axis.localeCompare(b.axis) || a.at - b.at || a.from - b.from,
  )) {
    const last = result.at(-1);
    const runsOn = last?.axis === edge.axis && last.at === edge.at && last.to === edge.from;
    if (last && runsOn) result[result.length - 1] = { ...last, to: edge.to };
    else result.push(edge);
  }
  return result;
}

/** The pieces of an edge that openings leave closed, and those they open. */
export function cutByOpenings(edge: Edge, face: TileFace): { closed: Edge[]; open: Edge[] } {
  const whole: Interval = [edge.from, edge.to];
  const gaps = (face.openings ?? [])
    .map(({ at }) => spanAlong(edge, at))
    .filter((span) => span !== undefined);
  const pieces = (spans: readonly Interval[]): Edge[] => spans.map(([from, to]) => ({ ...edge, from, to }));
  return { closed: pieces(leftOf(whole, gaps)), open: pieces(stretchesCovered(whole, gaps)) };
}

/** From where to where an opening runs, if it lies in the line of an edge. */
function spanAlong({ axis, at }: Edge, [x1, y1, x2, y2]: Segment): Interval | undefined {
  const [one, other, from, to] = axis === 'x' ? [y1, y2, x1, x2] : [x1, x2, y1, y2];
  return one === at && other === at ? [from, to] : undefined;
}

export function isBuilding(side: Side): side is Zone {
  return typeof side === 'object' && side.kind === 'building';
}

export function isStreet(side: Side): side is Zone {
  return typeof side === 'object' && side.kind === 'street';
}

export function tagged(side: Side, ...tags: readonly string[]): boolean {
  return typeof side === 'object' && (side.tags ?? []).some((tag) => tags.includes(tag));
}

/** A rectangle lying along an edge, `before` deep on its one side and `after` on its other. */
export function along({ axis, at, from, to }: Edge, before: number, after: number): Box {
  return axis === 'x'
    ? [from, at - before, to - from, before + after]
    : [at - before, from, before + after, to - from];
}
