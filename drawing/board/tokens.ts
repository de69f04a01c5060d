import { isOfTiles } from '../../engine';
import type { Language } from '../../languages';
import type { Mission, Position } from '../../schemas';
import type { Box } from '../box';
import type { Point, Shape } from '../scene';
import { type Print, reachOf, type Stamp, stampOf } from '../stamp';
import { drawingOf } from '../systems';
import { type Figure, keyOfFigure } from '../token/figure';
import { tokenFigure } from '../token/figures';
import { knownStamp } from '../token/known-stamps';
import { tokenShapes } from '../token/token';
import { movedShape, scaledShape } from '../transform';
import { drawnPoints } from './fan';
import type { BoardOptions } from './options';
import { boardPoint, byId, type SeatedTile } from './seats';

/** Everything that lies or stands on the board, in the order of the mission: later tokens on top. */
export function tokenPrints(
  tiles: readonly SeatedTile[],
  mission: Mission | undefined,
  { language = 'en', figures = [] }: BoardOptions,
): Print[] {
  const seats = byId(tiles);
  const points = drawnPoints(seats, mission ?? {});
  const stand = (id: string, at: Position, figure: Figure, point: Point | undefined): Print[] => {
    if (!point) return [];
    return [{ id: `token:${id}`, stamp: figureStamp(figure, at.level !== undefined, language), at: point }];
  };
  const laid = (whole: Mission): Print[] =>
    (whole.tokens ?? []).flatMap((token) => {
      if (isOfTiles(token)) return drawingOf(whole.system).tilesSign?.print(token, seats, whole) ?? [];
      return stand(token.id, token.at, tokenFigure(whole.system, token, whole), points.get(token.id));
    });
  return [
    ...(mission ? laid(mission) : []),
    ...figures.flatMap(({ id, at, figure }) => stand(id, at, figure, boardPoint(seats, at))),
  ];
}

/** The shapes of a token, each under its name. */
export function tokenShapesOf({ id, stamp, at }: Print): Shape[] {
  return stamp.shapes.map((shape, index) => ({
    ...movedShape(shape, at),
    id: index === 0 ? id : `${id}:${index}`,
  }));
}

/** The boxes that tokens cover with their captions, for what should not hide them. */
export function tokenPlaces(...board: Parameters<typeof tokenPrints>): Box[] {
  return tokenPrints(...board).map(reachOf);
}

function figureStamp(figure: Figure, raised: boolean, language: Language): Stamp {
  return knownStamp(`${language} ${raised} ${keyOfFigure(figure)}`, () =>
    stampOf(tokenShapes(figure, { language, raised })),
  );
}

/** A piece of a game: without the word under it, and smaller where many stand close together. */
export function pieceStamp(figure: Figure, raised: boolean, scale: number, language: Language): Stamp {
  return knownStamp(`piece ${language} ${raised} ${scale} ${keyOfFigure(figure)}`, () => {
    const shapes = tokenShapes(figure, { language, raised, caption: false });
    return stampOf(shapes.map((shape) => scaledShape(shape, scale)));
  });
}
