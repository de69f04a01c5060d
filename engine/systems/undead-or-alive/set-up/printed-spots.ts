import type { Spot, Token } from '../../../../schemas';
import type { PlacedFace } from '../../../board/placed';
import { partName } from '../../../board/placed';
import { NONE } from '../state';
import type { LaidBoard } from './board';

/** A place that is printed on a placed tile, and matters when a mission is set up. */
export interface PrintedSpot {
  /** Such as `a.crate`. */
  readonly id: string;
  readonly kind: Spot['kind'];
  readonly zone: number;
  readonly placed: PlacedFace;
  readonly at: readonly [x: number, y: number];
}

export function printedSpots({ placed, zoneNamed }: LaidBoard): PrintedSpot[] {
  return placed.flatMap((tile) =>
    (tile.face.spots ?? []).flatMap((spot): PrintedSpot[] => {
      const zone = zoneNamed(partName(tile.placement.id, spot.zone));
      const id = partName(tile.placement.id, spot.id);
      return zone === NONE ? [] : [{ id, kind: spot.kind, zone, placed: tile, at: spot.at }];
    }),
  );
}

/** A token whose middle is as near as this, across and down, covers what is printed. */
const COVERS = 20;

/** Whether a token lies on a printed spot: then the mission itself says what is there. */
export function covers({ at }: Token, { placed, at: [x, y] }: PrintedSpot): boolean {
  return (
    at.tile === placed.placement.id &&
    at.level === undefined &&
    Math.abs(at.x - x) <= COVERS &&
    Math.abs(at.y - y) <= COVERS
  );
}
