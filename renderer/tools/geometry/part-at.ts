import type { Point } from '../../../drawing/scene';
import { facePoint } from '../../../drawing/transform';
import type { LaidOut } from '../../document/laid-out';
import { zoneAt } from '../../document/zone-at';
import { distanceToBox } from './reach';
import { seatsOf } from './seats';

export interface PartAt {
  /** The number of the zone on the board. */
  readonly zone: number;
  /** The piece of it that is there, by its tile, such as `a.NE`. */
  readonly part: string;
}

/** The zone at a point, a balcony before what is below it. */
export function partAt(laid: LaidOut, point: Point): PartAt | undefined {
  const zone = zoneAt(laid.board, point);
  const [first] = zone?.parts ?? [];
  if (!zone || first === undefined) return undefined;
  const here = zone.faceZones.find(({ placement, zone: id }) => {
    const tile = seatsOf(laid).get(placement);
    const { zones = [], balconies = [] } = tile?.face ?? {};
    const place = [...zones, ...balconies].find((each) => each.id === id);
    return tile && place?.rects.some((rect) => distanceToBox(facePoint(tile.seat, point), rect) === 0);
  });
  return { zone: zone.index, part: here ? `${here.placement}.${here.zone}` : first };
}
