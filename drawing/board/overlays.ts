import { annotationShapes, labelPlaces } from './annotations';
import type { BoardOptions, BoardPicture, Overlays } from './options';
import { seatTiles } from './seats';
import { sightShapes } from './sight';
import { platePlaces } from './tiles';
import { tokenPlaces } from './tokens';
import { zoneNames, zoneShapes } from './zones';

/** Finds the overlays of a board: what is the same for every zone that is looked from is worked out once. */
export function overlaysOf({
  placements,
  faces,
  board,
  mission,
  options = {},
}: BoardPicture): (shown: Pick<BoardOptions, 'zones' | 'sightFrom'>) => Overlays {
  const tiles = seatTiles(placements, faces);
  const annotations = options.bare ? [] : annotationShapes(mission, options);
  const taken = [
    ...platePlaces(tiles),
    ...(options.bare ? [] : [...tokenPlaces(tiles, mission, options), ...labelPlaces(mission, options)]),
  ];
  return ({ zones, sightFrom }) => {
    if (board === undefined || (!zones && sightFrom === undefined)) return { under: [], over: annotations };
    if (sightFrom === undefined)
      return { under: zoneShapes(board), over: [...annotations, ...zoneNames(board, taken, options)] };
    const { under, over } = sightShapes(board, sightFrom, tiles, taken);
    return { under, over: [...annotations, ...over] };
  };
}
