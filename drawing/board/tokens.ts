import { facesWith, type Rotation, trainHeading } from '../../engine';
import type { Language } from '../../languages';
import type { Mission, Position, Token, TokenTrain } from '../../schemas';
import type { Box } from '../box';
import { placed, points } from '../outline';
import type { ColourName } from '../palette';
import type { Line, Point, Shape } from '../scene';
import { type Print, reachOf, type Stamp, stampOf } from '../stamp';
import type { Figure } from '../token/figure';
import { tokenShapes } from '../token/token';
import { movedShape, scaledShape, seatPoint } from '../transform';
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
  return [
    ...(mission?.tokens ?? []).flatMap((token) => {
      if (token.kind === 'train') return mission ? trainPrint(token, seats, mission) : [];
      return stand(token.id, token.at, figureOf(token), points.get(token.id));
    }),
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

// A board of five hundred tokens has few that look different.
const looks = new Map<string, Stamp>();
const MOST_LOOKS = 1000;

function figureStamp(figure: Figure, raised: boolean, language: Language): Stamp {
  return kept(`${language} ${raised} ${JSON.stringify(figure, withoutPlace)}`, () =>
    stampOf(tokenShapes(figure, { language, raised })),
  );
}

/** A piece of a game: without the word under it, and smaller where many stand close together. */
export function pieceStamp(figure: Figure, raised: boolean, scale: number, language: Language): Stamp {
  return kept(`piece ${language} ${raised} ${scale} ${JSON.stringify(figure)}`, () => {
    const shapes = tokenShapes(figure, { language, raised, caption: false });
    return stampOf(shapes.map((shape) => scaledShape(shape, scale)));
  });
}

/** A token of a mission is a figure, and more than that. */
const beside: readonly string[] = ['id', 'at', 'note'];

function withoutPlace(key: string, value: unknown): unknown {
  return beside.includes(key) ? undefined : value;
}

function kept(look: string, draw: () => Stamp): Stamp {
  const known = looks.get(look);
  if (known) return known;
  if (looks.size >= MOST_LOOKS) looks.clear();
  const stamp = draw();
  looks.set(look, stamp);
  return stamp;
}

function figureOf(token: Exclude<Token, TokenTrain>): Figure {
  if (token.kind !== 'objective') return token;
  const { kind, colour, mix, group } = token;
  return {
    kind,
    colour,
    ...(mix === undefined ? {} : { faceDown: true }),
    ...(group === undefined || mix !== undefined ? {} : { group }),
  };
}

/** From the front of a locomotive to the middle of its engine. */
const BESIDE = 56;

function trainPrint(train: TokenTrain, seats: ReadonlyMap<string, SeatedTile>, mission: Mission): Print[] {
  const { id, tiles, moves } = train;
  const engine = seats.get(tiles[0] ?? '');
  if (!engine) return [];
  const { seat } = engine;
  const [width, height] = seat.size;
  const heading = trainHeading(train, mission.placements, facesWith(mission.faces)) ?? seat.rotation;
  const stamp = kept(`train ${moves} ${heading} ${height}`, () =>
    stampOf(trainShapes(moves, heading, height)),
  );
  // Railroad may lie either way round below the train that comes in over it.
  const fromRear = heading === seat.rotation ? width - BESIDE : BESIDE;
  return [{ id: `token:${id}`, stamp, at: seatPoint(seat, [fromRear, height / 2]) }];
}

/** Beside the locomotive: arrows if the train moves, a buffer if it stands. */
function trainShapes(moves: boolean, degrees: Rotation, height: number): Shape[] {
  const put = (list: string): Line[] =>
    [-1, 1].map((side) =>
      placed(placed(points(list), { at: [0, side * (height / 2 - 9)], scale: 0.62 }), {
        at: [0, 0],
        degrees,
      }),
    );
  const area = (outline: string, fill: ColourName): Shape => ({ kind: 'path', outlines: put(outline), fill });
  return moves
    ? [
        area('-50,-4.2 24,-4.2 24,-11 46,0 24,11 24,4.2 -50,4.2', 'ink'),
        area('-48.6,-2.8 25.4,-2.8 25.4,-8.4 43.4,0 25.4,8.4 25.4,2.8 -48.6,2.8', 'bone'),
        area('-47.6,-1.9 26.4,-1.9 26.4,-6.6 41.2,0 26.4,6.6 26.4,1.9 -47.6,1.9', 'red'),
      ]
    : [area('8,-17 15,-17 15,17 8,17', 'ink'), area('9.2,-15.8 13.8,-15.8 13.8,15.8 9.2,15.8', 'red')];
}
