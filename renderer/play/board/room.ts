import { type Box, hiddenBy } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import type { Size } from '../../../engine';

/** Pixels that what is said keeps off what it speaks of. */
const OFF = 10;
/** Pixels between it and the rim. */
export const RIM = 8;
/** What a pixel costs by which it is further away than it need be, beside one that it hides for nothing. */
const AWAY = 25;
/** More of them would only be tried for longer. */
const MOST_EDGES = 10;

/** What lies below, from what must not be hidden to what had better not be; in pixels, as everything here. */
export interface Beneath {
  /** What is spoken of. */
  readonly about: readonly Box[];
  /** Whoever stands there, and what else is said. */
  readonly matters?: readonly Box[];
  /** What can be turned to. */
  readonly lit?: readonly Box[];
  readonly board?: readonly Box[];
}

export interface Wanted {
  readonly size: Size;
  /** Where it may lie. */
  readonly within: Box;
  readonly beneath: Beneath;
  /** It lies as near to this as can be; without, at the rim, so that it does not jump about with the pointer. */
  readonly near?: Box | undefined;
  /** Beside how much it is tried, where it stays so long that it may take longer. */
  readonly tries?: number;
}

export interface Room {
  readonly at: Point;
  /** How many pixels of what it speaks of it hides. */
  readonly hides: number;
  /** To be weighed against that of other shapes. */
  readonly cost: number;
}

/** Where something can be said beside what it speaks of: the one place where the board finds room for its menus, notes and cards. */
export function roomFor({ size, within, beneath, near, tries = MOST_EDGES }: Wanted): Room {
  const { about, matters = [], lit = [], board = [] } = beneath;
  const [left, top, wide, high] = within;
  const edges = [...about, ...(near ? [near] : []), ...matters].slice(0, tries);
  const xs = startsAlong(
    left,
    wide,
    size[0],
    edges.map(([x, , width]) => [x, width]),
  );
  const ys = startsAlong(
    top,
    high,
    size[1],
    edges.map(([, y, , height]) => [y, height]),
  );
  const costOf = (at: Point): number => {
    const place: Box = [...at, ...size];
    return (
      1000 * hiddenBy(about, place) +
      20 * hiddenBy(matters, place) +
      hiddenBy(lit, place) +
      hiddenBy(board, place) / 20 +
      AWAY * (near ? apart(place, near) : offRim(place, within))
    );
  };
  let best: Point = [xs[0] ?? left, ys[0] ?? top];
  let least = Number.POSITIVE_INFINITY;
  for (const y of ys)
    for (const x of xs) {
      const cost = costOf([x, y]);
      if (cost < least) [best, least] = [[x, y], cost];
    }
  return { at: best, hides: hiddenBy(about, [...best, ...size]), cost: least };
}

/** Where something so long may begin: at either end, in the middle, and beside or level with each edge. */
function startsAlong(
  from: number,
  length: number,
  own: number,
  edges: readonly (readonly [from: number, length: number])[],
): readonly number[] {
  const [first, last] = [from + RIM, from + length - RIM - own];
  if (last <= first) return [Math.max(from, Math.min(first, from + (length - own) / 2))];
  const beside = edges.flatMap(([at, long]) => [at + long + OFF, at - OFF - own, at, at + long - own]);
  const starts = [first, last, (first + last) / 2, ...beside].map(Math.round);
  return [...new Set(starts.filter((at) => at >= Math.floor(first) && at <= Math.ceil(last)))];
}

/** All of the board; what is higher than that lies over the cards, too, down to the foot of the window. */
export function roomOnBoard([x, y, width, height]: Box, size: Size, foot: number): Box {
  return [x, y, width, size[1] + 2 * RIM > height ? Math.max(height, foot - y) : height];
}

/** From edge to edge. */
function apart([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number {
  return Math.hypot(Math.max(0, bx - ax - aw, ax - bx - bw), Math.max(0, by - ay - ah, ay - by - bh));
}

function offRim([x, y, width, height]: Box, [left, top, wide, high]: Box): number {
  return Math.max(0, Math.min(x - left, y - top, left + wide - x - width, top + high - y - height) - RIM);
}
