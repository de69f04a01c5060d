import { type Box, mirrored } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { type Guide, guidesOf, type Pair } from './guides';
import { endsOf, linesOf } from './lanes';
import { gapBetween, movedBox } from './reach';

export interface Snap {
  readonly by: Point;
  /** The seams and lanes that line up now. */
  readonly guides: readonly Guide[];
}

/** Pixels within which tiles find to each other. */
const NEAR = 12;

/** Tiles further apart than this, in millimetres, have nothing to do with each other. */
const FAR = 250;

/** Where the first tiles of a board may lie. */
const FIELD = 250;

/**
 * Tiles that are moved together, drawn to those that stay: edges flush, ends level, and where no ends are near, the
 * lanes of streets in one line. Whole millimetres in any case.
 */
export function snapGroup(held: readonly Box[], others: readonly Box[], by: Point, pixel: number): Snap {
  const across = pairsOf(held, others, by);
  const down = across.map(mirroredPair);
  const [dx, dy] = [nearestLine(across, NEAR * pixel), nearestLine(down, NEAR * pixel)];
  const snapped: Point = [Math.round(by[0] + (dx ?? 0)) + 0, Math.round(by[1] + (dy ?? 0)) + 0];
  const pairs = pairsOf(held, others, snapped);
  return {
    by: snapped,
    guides: [
      ...(dx === undefined ? [] : guidesOf(pairs)),
      ...(dy === undefined ? [] : guidesOf(pairs.map(mirroredPair)).map(mirroredGuide)),
    ],
  };
}

/** The first tiles of a board: their common corner lies on a field. */
export function snapToFields([x, y]: Point): Point {
  return [Math.round(x / FIELD) * FIELD + 0, Math.round(y / FIELD) * FIELD + 0];
}

function pairsOf(held: readonly Box[], others: readonly Box[], by: Point): Pair[] {
  return held.flatMap((box) => {
    const one = movedBox(box, by);
    return others.filter((other) => gapBetween(one, other) <= FAR).map((other) => ({ one, other }));
  });
}

/** How far to go along x until lines meet; a lane has to be twice as near as an end. */
function nearestLine(pairs: readonly Pair[], near: number): number | undefined {
  return (
    shortest(
      pairs.flatMap(({ one, other }) => steps(endsOf(one), endsOf(other))),
      near,
    ) ??
    shortest(
      pairs.flatMap(({ one, other }) => steps(linesOf(one), linesOf(other))),
      near / 2,
    )
  );
}

function steps(from: readonly number[], to: readonly number[]): number[] {
  return from.flatMap((a) => to.map((b) => b - a));
}

function shortest(ways: readonly number[], limit: number): number | undefined {
  let best: number | undefined;
  for (const way of ways) {
    if (Math.abs(way) <= limit && (best === undefined || Math.abs(way) < Math.abs(best))) best = way;
  }
  return best;
}

function mirroredPair({ one, other }: Pair): Pair {
  return { one: mirrored(one), other: mirrored(other) };
}

function mirroredGuide([[ax, ay], [bx, by]]: Guide): Guide {
  return [
    [ay, ax],
    [by, bx],
  ];
}
