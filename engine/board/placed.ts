import type { TileFace } from '../../schemas';
import {
  moveRect,
  moveSegment,
  type Rect,
  type Rotation,
  type Segment,
  type Size,
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

export type FaceSource = (id: string) => TileFace | undefined;
export type FaceZone = TileFace['zones'][number];
type FaceBalcony = NonNullable<TileFace['balconies']>[number];

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
  readonly zone: FaceZone;
  readonly rects: readonly Rect[];
}

export interface PlacedBalcony {
  readonly part: string;
  readonly placement: string;
  readonly balcony: FaceBalcony;
  readonly rects: readonly Rect[];
}

export interface PlacedOpening {
  /** The parts it joins; one, where it lies on the rim. */
  readonly parts: readonly string[];
  readonly at: Segment;
}

export function partName(placement: string, zone: string): string {
  return `${placement}.${zone}`;
}

export function placeFace(placement: Placement, face: TileFace): PlacedFace {
  const { id, x, y, rotation } = placement;
  const size: Size = [face.size[0], face.size[1]];
  const place = ([left, top, width, height]: readonly number[]): Rect =>
    moveRect(turnRect([left ?? 0, top ?? 0, width ?? 0, height ?? 0], size, rotation), x, y);
  const placeLine = ([x1, y1, x2, y2]: readonly number[]): Segment =>
    moveSegment(turnSegment([x1 ?? 0, y1 ?? 0, x2 ?? 0, y2 ?? 0], size, rotation), x, y);
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
