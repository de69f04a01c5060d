import type { FaceSource, Position, Spot, Token } from '../../../../schemas';
import { type Placement, partName } from '../../../board/placed';
import type { LaidBoard } from '../board/lay-board';
import { NONE } from '../state';

/** A place that is printed on a placed tile, and matters when a mission is set up. */
export interface PrintedSpot {
  /** Such as `a.crate`. */
  readonly id: string;
  readonly kind: Spot['kind'];
  readonly tile: string;
  /** The part of the board (`a.NE`) that it is printed on. */
  readonly part: string;
  readonly at: readonly [x: number, y: number];
}

/** One that is in a zone of the board. */
export interface LaidSpot extends PrintedSpot {
  readonly zone: number;
}

export function spotsOn(placements: readonly Placement[], faces: FaceSource): PrintedSpot[] {
  return placements.flatMap(({ id: tile, face }) =>
    (faces(face)?.spots ?? []).map(
      ({ id, kind, zone, at }): PrintedSpot => ({
        id: partName(tile, id),
        kind,
        tile,
        part: partName(tile, zone),
        at,
      }),
    ),
  );
}

export function printedSpots({ placed, faces, zoneNamed }: LaidBoard): LaidSpot[] {
  const spots = spotsOn(
    placed.map(({ placement }) => placement),
    faces,
  );
  return spots.flatMap((spot): LaidSpot[] => {
    const zone = zoneNamed(spot.part);
    return zone === NONE ? [] : [{ ...spot, zone }];
  });
}

/** A token whose middle is as near as this, across and down, covers what is printed. */
const COVERS = 20;

/** Whether a piece lies on a printed spot: then the mission itself says what is there. */
export function coversSpot(at: Position, { tile, at: [x, y] }: Pick<PrintedSpot, 'tile' | 'at'>): boolean {
  return (
    at.tile === tile && at.level === undefined && Math.abs(at.x - x) <= COVERS && Math.abs(at.y - y) <= COVERS
  );
}

/** The printed crates that have a red objective on them, because no token there says otherwise. */
export function cratesInUse<S extends PrintedSpot>(tokens: readonly Token[], spots: readonly S[]): S[] {
  const said = tokens.filter(({ kind }) => kind === 'objective' || kind === 'no-objective');
  return spots.filter(
    (spot) => spot.kind === 'objective' && !said.some(({ at }) => coversSpot(at, spot)), // UOA-SETUP-02
  );
}
