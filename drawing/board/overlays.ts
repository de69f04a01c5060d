import type { Board } from '../../engine';
import type { Box } from '../box';
import type { Shape } from '../scene';
import { arrowPlaces, labelPlaces } from './annotations';
import type { BoardOptions, BoardPicture, Overlays } from './options';
import type { Obstacles } from './places';
import { seatTiles } from './seats';
import { sightShapes } from './sight';
import { spotPlaces, wordPlaces } from './tiles';
import { tokenPlaces } from './tokens';
import { zoneNames, zoneOutlines, zoneTints } from './zones';

/** Finds the overlays of a board: what is the same for every zone that is looked from is worked out once. */
export function overlaysOf({
  placements,
  faces,
  board,
  mission,
  options = {},
}: BoardPicture): (shown: Pick<BoardOptions, 'zones' | 'sightFrom'>) => Overlays {
  const { bare = false, language = 'en', signs = [] } = options;
  const tiles = seatTiles(placements, faces, mission?.system);
  const words = wordPlaces(tiles, language);
  const ground: Obstacles = {
    covered: bare
      ? [...words, ...signs]
      : [...words, ...tokenPlaces(tiles, mission, options), ...labelPlaces(mission, options), ...signs],
    printed: bare ? spotPlaces(tiles) : [...spotPlaces(tiles), ...arrowPlaces(mission)],
  };
  let outlined: Outlined | undefined;
  return ({ zones = false, sightFrom }) => {
    if (board === undefined) return { under: [], over: [] };
    const shown = zones ? (outlined ??= outlinedZones(board, words, ground, options)) : undefined;
    const outlines = shown?.outlines ?? [];
    const over = shown?.names ?? [];
    if (sightFrom === undefined) return { under: [...(shown?.tints ?? []), ...outlines], over };
    const around = { ...ground, covered: [...ground.covered, ...(shown?.places ?? [])] };
    const sight = sightShapes(board, sightFrom, tiles, words, around);
    return { under: [...sight.under, ...outlines], over: [...over, ...sight.over] };
  };
}

interface Outlined {
  readonly tints: readonly Shape[];
  readonly outlines: readonly Shape[];
  readonly names: readonly Shape[];
  readonly places: readonly Box[];
}

function outlinedZones(
  board: Board,
  words: readonly Box[],
  ground: Obstacles,
  options: BoardOptions,
): Outlined {
  const { shapes, places } = zoneNames(board, ground, options);
  return { tints: zoneTints(board), outlines: zoneOutlines(board, words), names: shapes, places };
}
