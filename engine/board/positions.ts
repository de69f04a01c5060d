import type { FaceSource, Position } from '../../schemas';
import type { Board } from './board';
import { type Placement, partName } from './placed';

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
