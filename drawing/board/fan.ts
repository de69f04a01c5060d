import { isOfTiles, mountOf } from '../../engine';
import type { Mission, Token } from '../../schemas';
import { distance } from '../outline';
import type { Point } from '../scene';
import { HALF } from '../token/chip';
import { boardPoint, type SeatedTile } from './seats';

/** A token, and a little room. Where there are too many for that they lie closer, and their letters are still seen. */
const STEP: Point = [27, 28];
const WIDEST = 63;

/**
 * Where pieces are drawn, by id. Those that lie within half a token of one another would hide each other, and are
 * spread around the place that they share, in rows, in their order; where they lie is not changed by that.
 */
export function drawnPoints(
  seats: ReadonlyMap<string, SeatedTile>,
  { tokens = [] }: Pick<Mission, 'tokens'>,
): ReadonlyMap<string, Point> {
  const points = new Map<string, Point>();
  const loose: { readonly id: string; readonly at: Point }[] = [];
  for (const token of tokens) {
    const at = boardPoint(seats, token.at);
    if (!at) continue;
    points.set(token.id, at);
    if (mayMoveAside(token)) loose.push({ id: token.id, at });
  }
  for (const pile of pilesOf(loose)) {
    if (pile.length < 2) continue;
    const middle = middleOf(pile.map(({ at }) => at));
    const places = spread(middle, pile.length);
    for (const [index, { id }] of pile.entries()) points.set(id, places[index] ?? middle);
  }
  takeMountedAlong(points, seats, tokens);
  return points;
}

/** What is mounted on another piece is meant to lie there, and what is made of tiles is drawn beside these. */
function mayMoveAside(token: Token): boolean {
  return !isOfTiles(token) && mountOf(token) === undefined;
}

/** What is mounted on a piece goes aside with it, as far as that. */
function takeMountedAlong(
  points: Map<string, Point>,
  seats: ReadonlyMap<string, SeatedTile>,
  tokens: readonly Token[],
): void {
  for (const token of tokens) {
    const on = mountOf(token);
    if (on === undefined) continue;
    const mount = tokens.find(({ id }) => id === on);
    const lies = mount && boardPoint(seats, mount.at);
    const [drawn, at] = [points.get(on), points.get(token.id)];
    if (lies && drawn && at) points.set(token.id, [at[0] + drawn[0] - lies[0], at[1] + drawn[1] - lies[1]]);
  }
}

interface Lying {
  readonly at: Point;
}

/** Each with those that lie within half a token of its first one; found by squares, because boards may be full. */
function pilesOf<Piece extends Lying>(pieces: readonly Piece[]): Piece[][] {
  const piles: Piece[][] = [];
  const squares = new Map<number, Piece[][]>();
  const pileNear = (at: Point, square: number): Piece[] | undefined => {
    for (const step of around) {
      const pile = squares.get(square + step)?.find(([first]) => first && distance(first.at, at) <= HALF);
      if (pile) return pile;
    }
    return undefined;
  };
  for (const piece of pieces) {
    const square = Math.floor(piece.at[0] / HALF) * ROW + Math.floor(piece.at[1] / HALF);
    const pile = pileNear(piece.at, square);
    if (pile) {
      pile.push(piece);
      continue;
    }
    const begun = [piece];
    piles.push(begun);
    const there = squares.get(square);
    if (there) there.push(begun);
    else squares.set(square, [begun]);
  }
  return piles;
}

/** More squares than any board has in a column. */
const ROW = 1_000_003;
const around = [-ROW, 0, ROW].flatMap((column) => [column - 1, column, column + 1]);

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Rows around a place, as near to a square as it goes; a last row that is not full stands in the middle. */
function spread([x, y]: Point, count: number): Point[] {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const closer = Math.min(1, WIDEST / (Math.max(columns - 1, 1) * STEP[0]));
  const [across, down] = [STEP[0] * closer, STEP[1] * closer];
  return Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const column = index - row * columns;
    return [x + (column - (inRow - 1) / 2) * across, y + (row - (rows - 1) / 2) * down];
  });
}
