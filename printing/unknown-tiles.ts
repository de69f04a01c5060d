import { seatTiles } from '../drawing/board/seats';
import type { Remark } from './printout';
import type { Subject } from './subject';

/** What cannot be drawn of a mission, as nobody knows what it looks like. */
export function unknownTiles({ mission, faces }: Subject): Remark[] {
  const unknown = mission.placements.length - seatTiles(mission.placements, faces).length;
  return unknown === 0 ? [] : [{ code: 'tiles-unknown', parameters: { count: unknown } }];
}
