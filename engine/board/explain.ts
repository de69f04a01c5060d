import type { Stop } from '../geometry/bands';
import { type Interval, length, overlap } from '../geometry/interval';
import { mirrorRaster, NOBODY, ownerAt, type Raster, rowsWithin } from '../geometry/raster';
import { mirrorRect, type Rect } from '../geometry/rect';
import type { Barrier } from './barriers';
import { isLookedThrough } from './behind-barriers';
import type { Board, BoardZone } from './board';
import { STREET_CONTACT } from './limits';

/** Why one zone sees another, or why not. */
export type SightReason =
  | { readonly sees: true; readonly range: number; readonly line: Rect | undefined }
  /** No straight line parallel to the edges of the board joins them. */
  | { readonly sees: false; readonly reason: 'not-in-line' }
  /** Inside a building one sees one zone far. */
  | { readonly sees: false; readonly reason: 'indoors' }
  /** Nothing but barriers that are closed: with these open, one would see the other. */
  | { readonly sees: false; readonly reason: 'closed'; readonly by: readonly Barrier[] }
  /** Something is in the way: a room, or ground that belongs to no zone. */
  | {
      readonly sees: false;
      readonly reason: 'blocked';
      readonly by: string | undefined;
      readonly at: readonly [x: number, y: number];
    };

/** The line by which two zones see each other, in board millimetres, or what is in the way. */
export function explainSight(board: Board, from: number, to: number): SightReason {
  const range = board.sightFrom(from).get(to);
  if (range !== undefined) return { sees: true, range, line: lineBetween(board, from, to) };
  const closed = closedBetween(board, from, to);
  if (closed.length > 0) return { sees: false, reason: 'closed', by: closed };
  const [one, other] = [board.zones[from], board.zones[to]];
  if (one?.kind === 'building' && other?.kind === 'building' && one.building === other.building) {
    return { sees: false, reason: 'indoors' };
  }
  return blockedBetween(board, from, to) ?? { sees: false, reason: 'not-in-line' };
}

/** The barriers that would have to be open for one to see the other: as few as that, of several ways one. */
function closedBetween(board: Board, from: number, to: number): Barrier[] {
  const sees = (closed: readonly Barrier[]) =>
    board.sightThrough(isLookedThrough(board, closed)).sightFrom(from).has(to);
  if (board.closed.length === 0 || !sees([])) return [];
  const mayBeClosed: Barrier[] = [];
  return board.closed.filter((barrier) => {
    if (!sees([...mayBeClosed, barrier])) return true;
    mayBeClosed.push(barrier);
    return false;
  });
}

/** A balcony looks along the streets it straddles, so its line starts in one of them, never at the stairs. */
function lineBetween(board: Board, from: number, to: number): Rect | undefined {
  if (areStairs(board.zones[from], board.zones[to])) return undefined;
  const starts = board.standsIn(from);
  const ends = board.standsIn(to);
  for (const { stops, across, upright } of board.lines.streetLines()) {
    const span = spanBetween(stops, starts, ends);
    if (span) return bandRect(span, across, upright);
  }
  const isOpen = isLookedThrough(board, board.closed);
  for (const { room, passage, far, stops, across, heading } of board.lines.roomLines()) {
    if (!isOpen(passage)) continue;
    const [inside, outside] = starts.includes(room) ? [starts, ends] : [ends, starts];
    if (!inside.includes(room)) continue;
    const into = far.some((each) => outside.includes(each.room) && isOpen(each.passage));
    const last = into ? stops.at(-1) : stops.find(({ owner }) => outside.includes(owner));
    const first = stops[0];
    if (first && last) return bandRect(hull(first.along, last.along), across, heading.upright);
  }
  return undefined;
}

/** A balcony and a room see each other only along the stairs. */
function areStairs(one: BoardZone | undefined, other: BoardZone | undefined): boolean {
  const [above, inside] = one?.balcony ? [one, other] : [other, one];
  return above?.balcony === true && inside?.kind === 'building';
}

function spanBetween(
  stops: readonly Stop[],
  starts: readonly number[],
  ends: readonly number[],
): Interval | undefined {
  const first = stops.find(({ owner }) => starts.includes(owner));
  const last = stops.find(({ owner }) => ends.includes(owner));
  return first && last && first !== last ? hull(first.along, last.along) : undefined;
}

function blockedBetween(board: Board, from: number, to: number): SightReason | undefined {
  for (const upright of [true, false]) {
    const view = upright ? board.plan : mirrorRaster(board.plan);
    const turn = (rect: Rect): Rect => (upright ? rect : mirrorRect(rect));
    for (const start of rectsOf(board, from).map(turn)) {
      for (const end of rectsOf(board, to).map(turn)) {
        const across = overlap([start[1], start[1] + start[3]], [end[1], end[1] + end[3]]);
        if (length(across) < STREET_CONTACT) continue;
        const blocked = firstInTheWay(board, view, start, end, across, [from, to]);
        if (!blocked) continue;
        const [x, y] = blocked.at;
        return { sees: false, reason: 'blocked', by: blocked.by, at: upright ? [x, y] : [y, x] };
      }
    }
  }
  return undefined;
}

function firstInTheWay(
  board: Board,
  view: Raster,
  [startX, , startWidth]: Rect,
  [endX, , endWidth]: Rect,
  across: Interval,
  ends: readonly number[],
): { by: string | undefined; at: [number, number] } | undefined {
  const [left, right] = startX < endX ? [startX + startWidth, endX] : [endX + endWidth, startX];
  const [top, bottom] = rowsWithin(view, across);
  for (let column = 0; column < view.xs.length - 1; column++) {
    const x = view.xs[column] ?? 0;
    if (x < left || x >= right) continue;
    for (let row = top; row < bottom; row++) {
      const zone = ownerAt(view, column, row);
      const inTheWay = zone === NOBODY || (board.zones[zone]?.kind === 'building' && !ends.includes(zone));
      if (inTheWay) return { by: board.zones[zone]?.id, at: [x, view.ys[row] ?? 0] };
    }
  }
  // Nothing between them but the wall of a room itself.
  return { by: undefined, at: [left, across[0]] };
}

function rectsOf(board: Board, zone: number): Rect[] {
  return board.standsIn(zone).flatMap((each) => board.zones[each]?.rects ?? []);
}

function hull(one: Interval, other: Interval): Interval {
  return [Math.min(one[0], other[0]), Math.max(one[1], other[1])];
}

function bandRect([from, to]: Interval, across: Interval, upright: boolean): Rect {
  const rect: Rect = [from, across[0], to - from, length(across)];
  return upright ? rect : mirrorRect(rect);
}
