import { type SeatedTile, seatTiles } from '../../drawing/board/seats';
import { seatedBox } from '../../drawing/transform';
import { mapSquares, squareAt } from '../../engine';
import type { Say } from '../../languages';
import type { Subject } from '../subject';
import { tileNumber } from '../tile-number';

/** What tiles of a mission are called on paper. */
export interface TileWords {
  /** Such as `Tile 3, face 3R`. */
  name(tile: SeatedTile): string;
  /** The same, and where it lies and how. */
  place(tile: SeatedTile): string;
}

export function tileWords({ mission, faces }: Subject, say: Say): TileWords {
  const boxes = seatTiles(mission.placements, faces).map(({ seat }) => seatedBox(seat));
  const squares = mapSquares(boxes);
  const name = ({ face }: SeatedTile): string => {
    const tile = tileNumber(mission, face.id);
    return tile === undefined
      ? say('print.real.face', { face: face.id })
      : say('print.real.tile', { tile, face: face.id });
  };
  return {
    name,
    place: (tile) => {
      const { x, y, rotation } = tile.seat;
      const square = squareAt(squares, [x, y]);
      const what = { tile: name(tile), square };
      return rotation === 0
        ? say('print.real.lying', what)
        : say('print.real.turned', { ...what, degrees: rotation });
    },
  };
}
