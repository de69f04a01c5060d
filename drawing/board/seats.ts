import type { SystemId } from '../../engine';
import type { FaceSource, Placement, Position, TileFace } from '../../schemas';
import type { Point } from '../scene';
import { type Seat, seatedBox, seatPoint } from '../transform';

/** A placed tile whose face is known. */
export interface SeatedTile {
  readonly id: string;
  readonly face: TileFace;
  readonly seat: Seat;
  /** The game whose mission it lies in, if that is known. */
  readonly system?: SystemId;
}

export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function seatTiles(
  placements: readonly Placement[],
  faces: FaceSource,
  system?: SystemId,
): SeatedTile[] {
  return placements.flatMap(({ id, face: faceId, x, y, rotation }) => {
    const face = faces(faceId);
    return face ? [{ id, face, seat: { x, y, rotation, size: face.size }, ...(system && { system }) }] : [];
  });
}

/** The box around all tiles; an empty board is as large as one tile. */
export function extentOf(tiles: readonly SeatedTile[]): Extent {
  if (tiles.length === 0) return { x: 0, y: 0, width: 250, height: 250 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { seat } of tiles) {
    const [x, y, w, h] = seatedBox(seat);
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + w), Math.max(bottom, y + h)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Where a position lies on the board; nowhere if its tile is not there. */
export function boardPoint(
  tiles: ReadonlyMap<string, SeatedTile>,
  { tile, x, y }: Position,
): Point | undefined {
  const seated = tiles.get(tile);
  return seated && seatPoint(seated.seat, [x, y]);
}

export function byId(tiles: readonly SeatedTile[]): ReadonlyMap<string, SeatedTile> {
  return new Map(tiles.map((tile) => [tile.id, tile]));
}
