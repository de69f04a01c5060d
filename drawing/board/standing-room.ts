import { rectsOverlap } from '../../engine';
import type { Box } from '../box';
import type { Point } from '../scene';

/** A zone as far as somebody can stand in it. */
export interface StandingRoom {
  readonly rects: readonly Box[];
  readonly balcony: boolean;
  /** Balconies that lie over it: whoever stands below does not stand there. */
  readonly floors: readonly Box[];
  /** What is printed there and should stay legible. */
  readonly printed: readonly Box[];
}

/** Between the places that are tried. */
const STEP = 3;

const grids = new WeakMap<StandingRoom, readonly Point[]>();

/** Places all over it, row by row. */
export function gridOf(room: StandingRoom): readonly Point[] {
  const known = grids.get(room);
  if (known) return known;
  const points = room.rects.flatMap(([x, y, width, height]) => {
    const columns = Math.max(1, Math.floor(width / STEP));
    const rows = Math.max(1, Math.floor(height / STEP));
    return Array.from(
      { length: columns * rows },
      (_, cell): Point => [
        x + ((cell % columns) + 0.5) * (width / columns),
        y + (Math.floor(cell / columns) + 0.5) * (height / rows),
      ],
    );
  });
  grids.set(room, points);
  return points;
}

const nearest = new WeakMap<StandingRoom, Map<string, readonly PlaceAway[]>>();

/** A place, and how far it is from where one would like to stand. */
export type PlaceAway = readonly [at: Point, away: number];

/** The same places, the nearest to a point first. */
export function placesFrom(room: StandingRoom, [x, y]: Point): readonly PlaceAway[] {
  const known = nearest.get(room) ?? new Map<string, readonly PlaceAway[]>();
  nearest.set(room, known);
  const key = `${x} ${y}`;
  const places =
    known.get(key) ??
    gridOf(room)
      .map((at): PlaceAway => [at, Math.hypot(at[0] - x, at[1] - y)])
      .sort(([, one], [, other]) => one - other);
  known.set(key, places);
  return places;
}

/** On the ground of the zone, and below no balcony. */
export function isWithin(reach: Box, { rects, balcony, floors }: StandingRoom): boolean {
  if (!balcony && floors.some((floor) => rectsOverlap(floor, reach))) return false;
  const [, , width, height] = reach;
  const on = rects.reduce((sum, rect) => sum + shared(rect, reach), 0);
  return on > width * height - 0.01;
}

export function holds({ rects }: StandingRoom, [x, y]: Point): boolean {
  return rects.some(([left, top, w, h]) => x >= left && x <= left + w && y >= top && y <= top + h);
}

function shared([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number {
  const across = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const down = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return across > 0 && down > 0 ? across * down : 0;
}
