import { withAnnotations } from '../../drawing/board/annotations';
import { extentOf as extentOfTiles, seatTiles } from '../../drawing/board/seats';
import type { Box } from '../../drawing/box';
import { facesWith } from '../../engine';
import type { Mission } from '../../schemas';

const MARGIN = 14;
/** Room for three tiles by three, on a table on which nothing lies yet. */
const empty: Box = [0, 0, 750, 750];

/** How far a mission reaches on the table, with what is written beside its board; `bare` is kept for it without tiles. */
export function extentOf(mission: Mission, bare: Box = empty): Box {
  const tiles = seatTiles(mission.placements, facesWith(mission.faces));
  const { x, y, width, height } = extentOfTiles(tiles);
  return withAnnotations(tiles.length > 0 ? [x, y, width, height] : bare, MARGIN, mission, {});
}
