import type { Box } from '../../drawing/box';
import type { Line, Point } from '../../drawing/scene';
import type { Page, Printout } from '../../printing/printout';

// Pages of a map as somebody with a ruler and scissors reads them: in millimetres from the upper left corner of the paper.

/** A straight line or the outline of something filled. */
export interface DrawnLine {
  readonly points: Line;
  readonly dashed: boolean;
  readonly filled: boolean;
  /** What of it can be seen, where that is less than all. */
  readonly clip?: Box | undefined;
}

export interface PageReading {
  /** Such as `B2`; nothing on the plan of the pages. */
  readonly name: string | undefined;
  /** Where the page is cut: left, top, right, bottom. */
  readonly cut: readonly [number, number, number, number] | undefined;
  /** Where the neighbours' edges are glued on. */
  readonly glueX: number | undefined;
  readonly glueY: number | undefined;
  /** The grounds of tiles, as far as they can be seen, and whole. */
  readonly grounds: readonly { readonly box: Box; readonly seen: Box }[];
  /** The ends of the ruler. */
  readonly ruler: readonly [from: number, to: number] | undefined;
}

export function linesOf(page: Page): DrawnLine[] {
  return page.entries.flatMap(({ shapes, at = [0, 0], scale = 1, clip }) => {
    const onPage = (line: Line): Line => line.map(([x, y]): Point => [at[0] + x * scale, at[1] + y * scale]);
    return shapes.flatMap((shape): DrawnLine[] => {
      if (shape.kind === 'path')
        return shape.outlines.map((line) => ({ points: onPage(line), dashed: false, filled: true, clip }));
      if (shape.kind !== 'stroke') return [];
      const dashed = shape.dash !== undefined;
      return shape.lines.map((line) => ({ points: onPage(line), dashed, filled: false, clip }));
    });
  });
}

const isName = /^[A-Z]+\d+$/;

export function readingsOf({ pages }: Printout): PageReading[] {
  return pages.map((page) => {
    const texts = page.entries.flatMap(({ tag, shapes }) =>
      typeof tag === 'object' && tag.role === 'H2' ? shapes : [],
    );
    const name = texts
      .map((shape) => (shape.kind === 'text' ? shape.text : ''))
      .find((text) => isName.test(text));
    return reading(name, linesOf(page));
  });
}

/** How long a cut mark is; no line of the ruler is. */
const MARK = 2.9;

/** The sizes that tiles of the box can have, lying either way. */
const sizes = ['250 250', '250 90', '90 250'];

export function reading(name: string | undefined, lines: readonly DrawnLine[], slack = 0.5): PageReading {
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= slack;
  const grounds = lines
    .filter(({ filled, points }) => filled && points.length === 4)
    .flatMap(({ points, clip }) => {
      const box = boxOf(points);
      const isTile = sizes.some((size) => {
        const [w = 0, h = 0] = size.split(' ').map(Number);
        return near(box[2], w) && near(box[3], h);
      });
      return isTile ? [{ box, seen: clip ? shared(box, clip) : box }] : [];
    });
  const straight = lines.filter(({ filled, points }) => !filled && points.length === 2);
  const plumb = straight.filter(({ points: [a, b] }) => a && b && near(a[0], b[0]));
  const level = straight.filter(({ points: [a, b] }) => a && b && near(a[1], b[1]));
  const long = ({ points: [a, b] }: DrawnLine): number => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0);
  const marks = (all: readonly DrawnLine[], axis: 0 | 1): number[] =>
    all
      .filter((line) => !line.dashed && Math.abs(long(line) - MARK) < 0.1)
      .map(({ points }) => points[0]?.[axis] ?? 0);
  const [xs, ys] = [marks(plumb, 0), marks(level, 1)];
  const glue = (all: readonly DrawnLine[], axis: 0 | 1) =>
    all.find(({ dashed }) => dashed)?.points[0]?.[axis];
  const rule = level.filter((line) => near(long(line), 100)).at(-1);
  const ends = rule?.points.map(([x]) => x).sort((a, b) => a - b);
  return {
    name,
    cut: xs.length > 3 ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] : undefined,
    glueX: glue(plumb, 0),
    glueY: glue(level, 1),
    grounds,
    ruler: ends ? [ends[0] ?? 0, ends.at(-1) ?? 0] : undefined,
  };
}

function boxOf(points: Line): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

function shared([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): Box {
  const [x, y] = [Math.max(ax, bx), Math.max(ay, by)];
  return [x, y, Math.min(ax + aw, bx + bw) - x, Math.min(ay + ah, by + bh) - y];
}

/** Where a page lies once all are glued together: how far what it shows is moved. */
export function glued(readings: readonly PageReading[]): Map<PageReading, Point> {
  const pages = new Map(
    readings.flatMap((page) => (page.name && page.cut ? [[page.name, page] as const] : [])),
  );
  const places = new Map<PageReading, Point>();
  const lay = (name: string, corner: Point): void => {
    const page = pages.get(name);
    if (!page?.cut || places.has(page)) return;
    const [left, top, right, bottom] = page.cut;
    const at: Point = [corner[0] - left, corner[1] - top];
    places.set(page, at);
    const { row, column } = whereIs(name);
    lay(`${String.fromCharCode(column.charCodeAt(0) + 1)}${row}`, [(page.glueX ?? right) + at[0], corner[1]]);
    lay(`${column}${row + 1}`, [corner[0], (page.glueY ?? bottom) + at[1]]);
  };
  lay('A1', [0, 0]);
  return places;
}

function whereIs(name: string): { column: string; row: number } {
  return { column: name.replace(/\d+$/, ''), row: Number(name.replace(/^\D+/, '')) };
}

export interface Edge {
  readonly side: 'left' | 'top' | 'right' | 'bottom';
  readonly at: number;
  /** Of the tile, where the pages say that it lies. */
  readonly box: Box;
}

const SLACK = 0.01;

/** The edges of tiles that can be seen on the pages, in the millimetres of the map that these make. */
export function edgesSeen(places: ReadonlyMap<PageReading, Point>): Edge[] {
  return [...places].flatMap(([{ grounds }, [dx, dy]]) =>
    grounds.flatMap(({ box, seen }): Edge[] => {
      const [x, y, w, h] = box;
      const onMap: Box = [x + dx, y + dy, w, h];
      const isSeen = (whole: number, part: number): boolean => Math.abs(whole - part) < SLACK;
      const all: [Edge['side'], number, boolean][] = [
        ['left', x + dx, isSeen(x, seen[0])],
        ['top', y + dy, isSeen(y, seen[1])],
        ['right', x + w + dx, isSeen(x + w, seen[0] + seen[2])],
        ['bottom', y + h + dy, isSeen(y + h, seen[1] + seen[3])],
      ];
      return all.flatMap(([side, at, shows]) => (shows ? [{ side, at, box: onMap }] : []));
    }),
  );
}
