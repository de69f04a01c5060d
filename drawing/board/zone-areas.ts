import type { Board, BoardZone } from '../../engine';
import { type Box, chamfered } from '../box';
import { box } from '../outline';
import type { Line, Point } from '../scene';

interface BalconyFloor {
  readonly rect: Box;
  readonly outline: Line;
}

const floorsOfBoards = new WeakMap<Board, readonly BalconyFloor[]>();

/** All balconies, which lie over the ground of other zones. */
export function balconyFloors(board: Board): readonly BalconyFloor[] {
  const known = floorsOfBoards.get(board);
  if (known) return known;
  const all = board.zones
    .filter(({ balcony }) => balcony)
    .flatMap(({ rects }) => rects.map((rect) => ({ rect, outline: chamfered(rect, 1) })));
  floorsOfBoards.set(board, all);
  return all;
}

/** The ground a zone is tinted on: a balcony has its corners cut, and what lies under a balcony is left out. */
export function zoneShape({ balcony, rects }: BoardZone, board: Board): Line[] {
  if (balcony) return rects.map((rect) => chamfered(rect, 1));
  return rects.flatMap((rect) => [
    box(...rect),
    ...balconyFloors(board)
      .map(({ outline }) => clipped(outline, rect).reverse())
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
