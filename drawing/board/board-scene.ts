import type { Mission } from '../../schemas';
import type { Box } from '../box';
import { box } from '../outline';
import type { BoardScene, Layer, Shape } from '../scene';
import { printed } from '../stamp';
import { movedShape } from '../transform';
import { annotationPrints, withAnnotations } from './annotations';
import { type AreaShapes, areaShapes } from './areas';
import { frameShapes, frameSpace } from './frame';
import { squareShapes } from './map-squares';
import type { BoardOptions, BoardPicture } from './options';
import { overlaysOf } from './overlays';
import { rimShapes } from './rims';
import { extentOf, seatTiles } from './seats';
import { tilePrints } from './tiles';
import { tokenPrints, tokenShapesOf } from './tokens';

const MARGIN = 14;

/** A board with all that lies on it, in millimetres, from the table up. */
export function boardScene(picture: BoardPicture): BoardScene {
  const { options = {} } = picture;
  const mission = picture.mission && withoutUnasked(picture.mission, options);
  const tiles = seatTiles(picture.placements, picture.faces, mission?.system);
  const extent = extentOf(tiles);
  const margin = options.margin ?? MARGIN;
  const space = options.frame ? frameSpace(extent, mission, options.language ?? 'en') : { top: 0, bottom: 0 };
  const board: Box = [extent.x, extent.y, extent.width, extent.height];
  const [left, top, width, high] = withAnnotations(board, margin, mission, options);
  const height = high + space.top + space.bottom;
  const origin = [-left, space.top - top] as const;

  const onSheet = tiles.map((tile) => ({
    ...tile,
    seat: { ...tile.seat, x: tile.seat.x + origin[0], y: tile.seat.y + origin[1] },
  }));
  const language = options.language ?? 'en';
  const shapes: Shape[] = [];
  const lay = (layer: Layer, drawn: readonly Shape[]): void => {
    for (const shape of drawn) shapes.push({ ...shape, layer });
  };
  const moved = (drawn: readonly Shape[]): Shape[] => drawn.map((shape) => movedShape(shape, origin));

  if (options.table !== false)
    lay('table', [{ kind: 'path', outlines: [box(0, 0, width, height)], fill: 'table' }]);
  lay('board', [...tilePrints(onSheet, language).flatMap(printed), ...rimShapes(onSheet)]);
  if (mission && !options.bare && options.grid !== false) lay('board', squareShapes(onSheet));
  const areas = areasOf(picture, mission, options);
  const signs = [...(options.signs ?? []), ...areas.places];
  const { under, over } = overlaysOf({
    ...picture,
    ...(mission && { mission }),
    options: { ...options, signs },
  })(options);
  lay('overlay', moved([...areas.under, ...under]));
  if (!options.bare) lay('tokens', tokenPrints(onSheet, mission, options).flatMap(tokenShapesOf));
  const notes = options.bare ? [] : annotationPrints(mission, options).flatMap(printed);
  lay('labels', moved([...notes, ...areas.over, ...over]));
  if (options.frame) lay('frame', frameShapes({ width, height, margin, space, extent }, mission, language));
  return { width, height, origin, shapes };
}

function withoutUnasked(mission: Mission, { tokens, labels }: BoardOptions): Mission {
  return {
    ...mission,
    ...(tokens === false && { tokens: [] }),
    ...(labels === false && { labels: [], arrows: [] }),
  };
}

function areasOf(
  { board, faces }: BoardPicture,
  mission: Mission | undefined,
  { areas, language = 'en', signs = [] }: BoardOptions,
): AreaShapes {
  if (!areas || !mission || !board) return { under: [], over: [], places: [] };
  return areaShapes({ mission, faces, board }, { isDrawn: false, chosen: undefined }, language, signs);
}
