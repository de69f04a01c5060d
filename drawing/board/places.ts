import type { Board, BoardZone } from '../../engine';
import { around, type Box, inset, middleOf } from '../box';
import type { Point } from '../scene';
import { nearby } from './nearby';
import { balconyFloors } from './zone-areas';

/** What words on a board keep off, and what they hide only where there is no other place. */
export interface Obstacles {
  readonly covered: readonly Box[];
  readonly printed: readonly Box[];
}

/** Words about a zone, as large as they are written. */
export interface Tag {
  readonly zone: BoardZone;
  readonly size: readonly [width: number, height: number];
}

/** No piece of a zone that is narrower is spoken of on its own. */
const NARROWEST = 20;

/** Where each tag stands: once in every piece of its zone, and never on another tag if there is room. */
export function placeTags(tags: readonly Tag[], board: Board, { covered, printed }: Obstacles): Box[][] {
  const wanted = tags.flatMap(({ zone, size }, tag) =>
    piecesOf(zone.rects).map((piece) => ({ piece, size, tag, isOnFloor: zone.balcony })),
  );
  const [taken, floors] = [nearby(covered), nearby(balconyFloors(board).map(({ rect }) => rect))];
  const prints = nearby(printed);
  const placed: Box[][] = tags.map(() => []);
  // Who has least room chooses first.
  for (const { piece, size, tag, isOnFloor } of wanted.sort((a, b) => areaOf(a.piece) - areaOf(b.piece))) {
    const reach = inset(around(piece) ?? [0, 0, 0, 0], -Math.max(...size));
    const place = freePlace(piece, size, {
      covered: [...taken.around(reach), ...(isOnFloor ? [] : floors.around(reach))],
      printed: prints.around(reach),
    });
    placed[tag]?.push(place);
    taken.add(place);
  }
  return placed;
}

/** Looked at everywhere; then, where all of these hide something, closely around the best of them. */
const COARSE = 10;
const FINE = 2.5;
const RIM = 4;
const WEIGHT = { covered: 20, outside: 3, printed: 1 };

/** The place nearest to the middle of a piece's largest room where nothing is hidden, or where least is. */
export function freePlace(
  piece: readonly Box[],
  [width, height]: Tag['size'],
  { covered, printed }: Obstacles,
): Box {
  const room = largestRoom(piece);
  const [middleX, middleY] = [room[0] + room[2] / 2, room[1] + room[3] / 2];
  const outside = (place: Box): number => {
    const withRim = inset(place, -RIM);
    return areaOf([withRim]) - shared(withRim, piece);
  };
  const cost = (place: Box): number =>
    WEIGHT.covered * shared(inset(place, -2), covered) +
    WEIGHT.printed * shared(place, printed) +
    WEIGHT.outside * outside(place);
  let best: Box = [middleX - width / 2, middleY - height / 2, width, height];
  let least = cost(best);
  if (least === 0) return best;
  const far = ([x, y]: Point): number => Math.hypot(x - middleX, y - middleY);
  const look = (points: readonly Point[]): void => {
    for (const [x, y] of [...points].sort((a, b) => far(a) - far(b))) {
      const place: Box = [x - width / 2, y - height / 2, width, height];
      const asked = cost(place);
      if (asked < least - 0.01) [best, least] = [place, asked];
      if (least === 0) return;
    }
  };
  look(gridOf(piece, COARSE));
  if (least > 0)
    look(
      gridOf([[best[0] + width / 2 - COARSE, best[1] + height / 2 - COARSE, 2 * COARSE, 2 * COARSE]], FINE),
    );
  return best;
}

function gridOf(piece: readonly Box[], step: number): Point[] {
  return piece.flatMap(([x, y, w, h]) => {
    const points: Point[] = [];
    for (let dy = step / 2; dy < h; dy += step)
      for (let dx = step / 2; dx < w; dx += step) points.push([x + dx, y + dy]);
    return points;
  });
}

/** The rectangles of a zone, put together as they touch; of pieces too narrow for words only the largest. */
function piecesOf(rects: readonly Box[]): Box[][] {
  const pieces: Box[][] = [];
  for (const rect of rects) {
    const joined = pieces.filter((piece) => piece.some((other) => touches(rect, other)));
    const apart = pieces.filter((piece) => !joined.includes(piece));
    pieces.splice(0, pieces.length, ...apart, [...joined.flat(), rect]);
  }
  pieces.sort((a, b) => areaOf(b) - areaOf(a));
  return pieces.filter((piece, index) => {
    const [, , w, h] = largestRoom(piece);
    return index === 0 || Math.min(w, h) >= NARROWEST;
  });
}

/** Along an edge, not at a corner only. */
function touches([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean {
  const across = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const down = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return Math.min(across, down) >= 0 && Math.max(across, down) > 0;
}

/** The largest rectangle within rectangles that do not overlap. */
export function largestRoom(rects: readonly Box[]): Box {
  const xs = sorted(rects.flatMap(([x, , w]) => [x, x + w]));
  const ys = sorted(rects.flatMap(([, y, , h]) => [y, y + h]));
  let best: Box = rects[0] ?? [0, 0, 0, 0];
  for (const [row, top] of ys.entries()) {
    let open = xs.map((_, column) => column + 1 < xs.length);
    for (const [offset, bottom] of ys.slice(row + 1).entries()) {
      const middle = ((ys[row + offset] ?? top) + bottom) / 2;
      open = open.map(
        (was, column) => was && holds(rects, [((xs[column] ?? 0) + (xs[column + 1] ?? 0)) / 2, middle]),
      );
      let left: number | undefined;
      for (const [column, isOpen] of open.entries()) {
        if (!isOpen) left = undefined;
        else {
          left ??= xs[column] ?? 0;
          const room: Box = [left, top, (xs[column + 1] ?? left) - left, bottom - top];
          if (areaOf([room]) > areaOf([best])) best = room;
        }
      }
    }
  }
  return best;
}

const middles = new WeakMap<readonly Box[], Point>();

/** The middle of that rectangle: an L has its own middle in a corner, or beside itself. */
export function middleOfRoom({ rects }: { readonly rects: readonly Box[] }): Point {
  const middle = middles.get(rects) ?? middleOf(largestRoom(rects));
  middles.set(rects, middle);
  return middle;
}

function sorted(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

function holds(rects: readonly Box[], [px, py]: Point): boolean {
  return rects.some(([x, y, w, h]) => px > x && px < x + w && py > y && py < y + h);
}

function shared([x, y, w, h]: Box, boxes: readonly Box[]): number {
  let sum = 0;
  // Asked a million times on a large board, so it makes no boxes of its own.
  for (const [otherX, otherY, otherW, otherH] of boxes) {
    const across = Math.min(x + w, otherX + otherW) - Math.max(x, otherX);
    const down = Math.min(y + h, otherY + otherH) - Math.max(y, otherY);
    if (across > 0 && down > 0) sum += across * down;
  }
  return sum;
}

function areaOf(rects: readonly Box[]): number {
  return rects.reduce((sum, [, , w, h]) => sum + w * h, 0);
}
