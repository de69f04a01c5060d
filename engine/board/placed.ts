import type { Balcony, TileFace, Zone } from '../../schemas';
import {
  moveRect,
  moveSegment,
  type Rect,
  type Rotation,
  type Segment,
  turnPoint,
  turnRect,
  turnSegment,
  turnSize,
} from '../geometry/rect';

/** One tile on the table: which face is up, and where the top left corner of its turned box lies. */
export interface Placement {
  readonly id: string;
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

/** A placement with its face, everything in board millimetres. */
export interface PlacedFace {
  readonly placement: Placement;
  readonly face: TileFace;
  readonly box: Rect;
  readonly zones: readonly PlacedZone[];
  readonly balconies: readonly PlacedBalcony[];
  readonly openings: readonly PlacedOpening[];
}

export interface PlacedZone {
  /** How the zone is named on the board: `a.NE`. */
  readonly part: string;
  readonly placement: string;
  readonly zone: Zone;
  readonly rects: readonly Rect[];
}

export interface PlacedBalcony {
  readonly part: string;
  readonly placement: string;
  readonly balcony: Balcony;
  readonly rects: readonly Rect[];
}

export interface PlacedOpening {
  /** The parts it joins; one, where it lies on the rim. */
  readonly parts: readonly string[];
  readonly at: Segment;
}

/** How a zone of a placed face is named on the board; schemas know the same form as `Part`. */
export function partName(placement: string, zone: string): string {
  return `${placement}.${zone}`;
}

/** The part of a zone that is on one tile: of `a.NW`, the tile is `a` and its zone `NW`. Printed places go by such names too. */
export function parsePart(part: string): { readonly tile: string; readonly zone: string } {
  const dot = part.indexOf('.');
  return dot < 0 ? { tile: part, zone: '' } : { tile: part.slice(0, dot), zone: part.slice(dot + 1) };
}

export function placeFace(placement: Placement, face: TileFace): PlacedFace {
  const { id, x, y, rotation } = placement;
  const { size } = face;
  const place = (rect: Rect): Rect => moveRect(turnRect(rect, size, rotation), x, y);
  const placeLine = (line: Segment): Segment => moveSegment(turnSegment(line, size, rotation), x, y);
  const [width, height] = turnSize(size, rotation);
  return {
    placement,
    face,
    box: [x, y, width, height],
    zones: face.zones.map((zone) => ({
      part: partName(id, zone.id),
      placement: id,
      zone,
      rects: zone.rects.map(place),
    })),
    balconies: (face.balconies ?? []).map((balcony) => ({
      part: partName(id, balcony.id),
      placement: id,
      balcony,
      rects: balcony.rects.map(place),
    })),
    openings: (face.openings ?? []).map(({ zones, at }) => ({
      parts: zones.map((zone) => partName(id, zone)),
      at: placeLine(at),
    })),
  };
}

/** Where on the board a point of a face is, as a box of no size. */
export function placeSpot({ placement, face }: PlacedFace, at: readonly [x: number, y: number]): Rect {
  const [x, y] = turnPoint(at, face.size, placement.rotation);
  return [placement.x + x, placement.y + y, 0, 0];
}
