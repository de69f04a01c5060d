import type { Rect, Segment, TileFace, Zone } from '../../schemas';

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
  readonly solid: readonly Rect[];
}

/** Reads the borders off a face: a grid through all corners, whose cells know their zone. */
export function planOf(face: TileFace): Plan {
  const [width, height] = face.size;
  const rects = face.zones.flatMap((zone) => zone.rects);
  const xs = sorted([0, width, ...rects.flatMap(([x, , w]) => [x, x + w])]);
  const ys = sorted([0, height, ...rects.flatMap(([, y, , h]) => [y, y + h])]);
  const ownerOf = (x: number, y: number): Side => {
    if (x < 0 || y < 0 || x > width || y > height) return 'rim';
    return face.zones.find((zone) => zone.rects.some((rect) => holds(rect, x, y))) ?? 'solid';
  };
  const edges = [
    ...edgesAlong('x', ys, xs, (at, along) => ownerOf(along, at)),
    ...edgesAlong('y', xs, ys, (at, along) => ownerOf(at, along)),
  ];
  return { face, width, height, edges, solid: solidCells(xs, ys, ownerOf) };
}

function edgesAlong(
  axis: Edge['axis'],
  across: readonly number[],
  along: readonly number[],
  ownerOf: (at: number, along: number) => Side,
): Edge[] {
  const edges: Edge[] = [];
  for (const at of across) {
    let open: Edge | undefined;
    for (let index = 0; index + 1 < along.length; index++) {
      const [from = 0, to = 0] = [along[index], along[index + 1]];
      const middle = (from + to) / 2;
      const [before, after] = [ownerOf(at - 0.5, middle), ownerOf(at + 0.5, middle)];
      if (open?.before === before && open.after === after) open = { ...open, to };
      else {
        if (open && open.before !== open.after) edges.push(open);
        open = { axis, at, from, to, before, after };
      }
    }
    if (open && open.before !== open.after) edges.push(open);
  }
  return edges;
}

function solidCells(
  xs: readonly number[],
  ys: readonly number[],
  ownerOf: (x: number, y: number) => Side,
): Rect[] {
  const cells: Rect[] = [];
  for (let column = 0; column + 1 < xs.length; column++) {
    for (let row = 0; row + 1 < ys.length; row++) {
      const [x = 0, right = 0, y = 0, bottom = 0] = [xs[column], xs[column + 1], ys[row], ys[row + 1]];
      if (ownerOf((x + right) / 2, (y + bottom) / 2) !== 'solid') continue;
      const above = cells.findIndex(([cx, cy, cw, ch]) => cx === x && cw === right - x && cy + ch === y);
      const [cx, cy, cw, ch] = cells[above] ?? [x, y, right - x, 0];
      if (above >= 0) cells.splice(above, 1);
      cells.push([cx, cy, cw, ch + bottom - y]);
    }
  }
  return cells;
}

/** Edges with the same thing on one side, whatever is on the other, as far as they run on. */
export function joined(edges: readonly Edge[]): Edge[] {
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
  const gaps = (face.openings ?? [])
    .map(({ at }) => spanOn(edge, at))
    .filter((span) => span !== undefined)
    .sort(([a], [b]) => a - b);
  const closed: Edge[] = [];
  const open: Edge[] = [];
  let reached = edge.from;
  for (const [from, to] of gaps) {
    if (from > reached) closed.push({ ...edge, from: reached, to: from });
    open.push({ ...edge, from, to });
    reached = Math.max(reached, to);
  }
  if (edge.to > reached) closed.push({ ...edge, from: reached });
  return { closed, open };
}

function spanOn(edge: Edge, [x1, y1, x2, y2]: Segment): [number, number] | undefined {
  const [at, other, from, to] = edge.axis === 'x' ? [y1, y2, x1, x2] : [x1, x2, y1, y2];
  if (at !== edge.at || other !== edge.at) return undefined;
  const span: [number, number] = [Math.max(from, edge.from), Math.min(to, edge.to)];
  return span[1] > span[0] ? span : undefined;
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
export function along({ axis, at, from, to }: Edge, before: number, after: number): Rect {
  return axis === 'x'
    ? [from, at - before, to - from, before + after]
    : [at - before, from, before + after, to - from];
}

function holds([x, y, w, h]: Rect, px: number, py: number): boolean {
  return px > x && px < x + w && py > y && py < y + h;
}

function sorted(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
