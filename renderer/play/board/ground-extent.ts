import type { Box } from '../../../drawing/box';
import type { Mission } from '../../../schemas';
import { extentOf } from '../../canvas/extent';
import type { BoardGeometry } from './board-geometry';

const known = new WeakMap<BoardGeometry, Box>();

/** How far the board of a game reaches as it lies now, with what is written beside it. */
export function groundExtent(mission: Mission, ground: BoardGeometry): Box {
  const extent =
    known.get(ground) ?? extentOf({ ...mission, placements: [...ground.placements] }, ground.row);
  known.set(ground, extent);
  return extent;
}
