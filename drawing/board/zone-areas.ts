import type { Board, BoardZone } from '../../engine';
import { type Box, chamfered } from '../box';
import { box } from '../outline';
import type { Line, Point } from '../scene';

const decks = new WeakMap<Board, readonly Line[]>();

/** The outlines of all balconies. */
export function decksOf(board: Board): readonly Line[] {
  const known = decks.get(board);
  if (known) return known;
  const outlines = board.zones
    .filter(({ balcony }) => balcony)
    .flatMap(({ rects }) => rects.map((rect) => chamfered(rect, 1)));
  decks.set(board, outlines);
  return outlines;
}

/** The ground a zone is tinted on: a balcony has its corners cut, and what lies under a balcony is left out. */
export function areaOf({ balcony, rects }: BoardZone, board: Board): Line[] {
  if (balcony) return rects.map((rect) => chamfered(rect, 1));
  return rects.flatMap((rect) => [
    box(...rect),
    ...decksOf(board)
      .map((deck) => clipped(deck, rect).reverse())
      .filter(({ length }) => length > 2),
  ]);
}

/** A convex outline cut off at the four sides of a box (Sutherland and Hodgman). */
function clipped(outline: Line, [x, y, w, h]: Box): Point[] {
  const sides: readonly ((point: Point) => number)[] = [
    ([px]) => px - x,
    ([px]) => x + w - px,
    ([, py]) => py - y,
    ([, py]) => y + h - py,
  ];
  let kept: Point[] = [...outline];
  for (const inner of sides) {
    const before = kept;
    kept = before.flatMap((to, index): Point[] => {
      const from = before.at(index - 1) ?? to;
      const [depthFrom, depthTo] = [inner(from), inner(to)];
      const part = depthFrom / (depthFrom - depthTo);
      const crossing: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      if (depthTo >= 0) return depthFrom >= 0 ? [to] : [crossing, to];
      return depthFrom >= 0 ? [crossing] : [];
    });
  }
  return kept;
}

/** A place for a tag within a zone: in its middle, or where it hides no token. */
export function tagPlace({ rects }: BoardZone, width: number, height: number, taken: readonly Box[]): Point {
  const [left, top] = [Math.min(...rects.map(([x]) => x)), Math.min(...rects.map(([, y]) => y))];
  const right = Math.max(...rects.map(([x, , w]) => x + w));
  const bottom = Math.max(...rects.map(([, y, , h]) => y + h));
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const within = ([px, py]: Point): boolean =>
    rects.some(([x, y, w, h]) => px >= x && px <= x + w && py >= y && py <= y + h);
  const bySize = [...rects].sort((a, b) => b[2] * b[3] - a[2] * a[3]);
  const inRects = bySize.flatMap(([x, y, w, h]): Point[] => {
    const [west, east] = [Math.min(width / 2 + 5, w / 2), Math.max(w - width / 2 - 5, w / 2)];
    const [north, south] = [Math.min(height / 2 + 5, h / 2), Math.max(h - height / 2 - 5, h / 2)];
    return [
      [w / 2, h / 2],
      [w / 2, north],
      [w / 2, south],
      [west, north],
      [east, north],
      [west, south],
      [east, south],
      [west, h / 2],
      [east, h / 2],
    ].map(([dx = 0, dy = 0]): Point => [x + dx, y + dy]);
  });
  const places = rects.length > 1 && within(middle) ? [middle, ...inRects] : inRects;
  const hidden = ([px, py]: Point): number =>
    taken.reduce((sum, [x, y, w, h]) => {
      const across = Math.min(px + width / 2, x + w) - Math.max(px - width / 2, x);
      const down = Math.min(py + height / 2, y + h) - Math.max(py - height / 2, y);
      return across > 0 && down > 0 ? sum + across * down : sum;
    }, 0);
  let best: Point = [0, 0];
  let least = Infinity;
  for (const place of places) {
    const area = hidden(place);
    if (area >= least) continue;
    [best, least] = [place, area];
    if (area === 0) break;
  }
  return best;
}
