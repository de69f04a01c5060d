import type { FaceSource, Position } from '../../schemas';
import { contains } from '../geometry/interval';
import type { Segment } from '../geometry/rect';
import type { Board } from './board';
import { OPENING_REACH } from './limits';
import { depthOf, isUpright, spanOf } from './passages';
import { type Placement, partName, placeFace, placeSpot } from './placed';

/** The zone that a piece lies in; nothing for one beside every zone of its tile, or on no tile at all. */
export function zoneOfPosition(
  position: Position,
  board: Board,
  placements: readonly Placement[],
  faces: FaceSource,
): number | undefined {
  const part = partOfPosition(position, placements, faces);
  return part === undefined ? undefined : board.zoneOf(part);
}

/** How the zone of its tile that a piece lies in is named on the board. */
export function partOfPosition(
  { tile, x, y, level }: Position,
  placements: readonly Placement[],
  faces: FaceSource,
): string | undefined {
  if (level !== undefined) return partName(tile, level);
  const placed = placements.find(({ id }) => id === tile);
  const face = placed && faces(placed.face);
  const zone = face?.zones.find(({ rects }) =>
    rects.some(([left, top, width, height]) => x >= left && x < left + width && y >= top && y < top + height),
  );
  return zone && partName(tile, zone.id);
}

/**
 * The place for a door that lies here: the passages of the nearest opening of its tile, by their places among those of
 * the board. That is one as a rule, and several where an opening on the rim leads to several zones of the next tile;
 * none where it leads nowhere, or no opening is near.
 */
export function passagesAt(
  position: Position,
  board: Board,
  placements: readonly Placement[],
  faces: FaceSource,
): readonly number[] {
  const placement = placements.find(({ id }) => id === position.tile);
  const face = placement && faces(placement.face);
  if (!face || position.level !== undefined) return [];
  const placed = placeFace(placement, face);
  const [x, y] = placeSpot(placed, [position.x, position.y]);
  const [nearest] = placed.openings
    .map(({ at }) => ({ at, away: squaredDistance([x, y], at) }))
    .filter(({ away }) => away <= OPENING_REACH ** 2)
    .sort((a, b) => a.away - b.away);
  return nearest
    ? [...board.passages.keys()].filter((passage) => liesIn(board.passages[passage]?.at, nearest.at))
    : [];
}

/** Squared, so that it is whole, and the same on every machine. */
function squaredDistance([x, y]: readonly [number, number], [x1, y1, x2, y2]: Segment): number {
  const [dx, dy] = [Math.max(x1 - x, 0, x - x2), Math.max(y1 - y, 0, y - y2)];
  return dx * dx + dy * dy;
}

function liesIn(part: Segment | undefined, whole: Segment): boolean {
  if (!part || isUpright(part) !== isUpright(whole) || depthOf(part) !== depthOf(whole)) return false;
  return contains(spanOf(whole), spanOf(part));
}
