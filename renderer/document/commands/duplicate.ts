import { around, type Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { HALF } from '../../../drawing/token/chip';
import { rectsOverlap, zoneOfPosition } from '../../../engine';
import type { Command } from '../command';
import type { LaidOut } from '../laid-out';
import type { PartKey } from '../parts';
import { pointOf, positionAt, tileBoxes } from '../places';
import { besideAll, pasteMoved } from './clipboard';
import { copyParts, type Fragment, type LoosePiece } from './fragment';
import { stepName } from './names';

/** The same once more in the next free place beside it, with all its properties. */
export function duplicateParts(laid: LaidOut, keys: Iterable<PartKey>, taken: ReadonlySet<string>): Command {
  const fragment = copyParts(laid, keys);
  const by = fragment.tiles.length > 0 ? besideTiles(laid, fragment) : besidePieces(laid, fragment);
  const command = pasteMoved(laid.mission, fragment, by, taken);
  return { ...command, label: stepName('duplicate', command.selects ?? []) };
}

/** As far as a next place is looked for, in times of its own size. */
const MOST_STEPS_AWAY = 12;

/** Seam to seam: right, below, left, above, and further on; else beside the board. */
function besideTiles({ mission, faces }: LaidOut, fragment: Fragment): Point {
  const lying = tileBoxes(mission.placements, faces);
  const own = tileBoxes(fragment.tiles, faces);
  const whole = around(own);
  if (!whole) return besideAll(mission, fragment);
  const [, , width, height] = whole;
  const isFree = ([dx, dy]: Point) =>
    own.every(([x, y, w, h]) => {
      const there: Box = [x + dx, y + dy, w, h];
      return !lying.some((box) => rectsOverlap(box, there));
    });
  const sides = steps(MOST_STEPS_AWAY).flatMap((step): Point[] => [
    [step * width, 0],
    [0, step * height],
    [-step * width, 0],
    [0, -step * height],
  ]);
  return sides.find(isFree) ?? besideAll(mission, fragment);
}

/** Beside each other, with a little air. */
const APART = 2 * HALF + 2;
/** Closer than this, one would be taken for the other. */
const TOO_CLOSE = 20;
const ANYWHERE: Point = [20, 20];

/** In the same zones, where nothing lies; where there is no such place, so that one sees that there are two. */
function besidePieces({ mission, faces, board }: LaidOut, { loose }: Fragment): Point {
  const { placements, tokens = [] } = mission;
  if (loose.length === 0) return ANYWHERE;
  const lying = tokens.flatMap(({ at }) => {
    const point = pointOf(at, { placements, faces });
    return point ? [point] : [];
  });
  const staysInZone =
    ([dx, dy]: Point) =>
    ({ piece, point: [x, y], isRaised }: LoosePiece) => {
      const at = positionAt([x + dx, y + dy], { placements, faces }, { isRaised });
      const there = at && pointOf(at, { placements, faces });
      if (!at || !there || there[0] !== x + dx || there[1] !== y + dy) return false;
      const zone = zoneOfPosition(piece.at, board, placements, faces);
      return zoneOfPosition(at, board, placements, faces) === zone;
    };
  const isFree =
    ([dx, dy]: Point) =>
    ({ point: [x, y] }: LoosePiece) =>
      !lying.some(([px, py]) => Math.max(Math.abs(px - x - dx), Math.abs(py - y - dy)) < TOO_CLOSE);
  const ways = around8(MOST_STEPS_AWAY / 2);
  const stays = (way: Point) => loose.every(staysInZone(way));
  return ways.find((way) => loose.every(isFree(way)) && stays(way)) ?? ways.find(stays) ?? ANYWHERE;
}

/** Right, below, left and above first, then cornerwise; the nearest first. */
function around8(furthest: number): Point[] {
  const ways: readonly Point[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ];
  return steps(furthest).flatMap((step) => ways.map(([x, y]): Point => [x * step * APART, y * step * APART]));
}

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
