import type { Mission, Position, Token, TokenTrain } from '../../schemas';
import { boundsOf } from '../bounds';
import { around, type Box } from '../box';
import { placed, points } from '../outline';
import type { Line, Shape } from '../scene';
import type { Figure } from '../token/figure';
import { tokenShapes } from '../token/token';
import { movedShape, seatPoint } from '../transform';
import type { BoardOptions } from './options';
import { boardPoint, byId, type SeatedTile } from './seats';

/** Everything that lies or stands on the board, in the order of the mission: later tokens on top. */
export function boardTokens(...board: Parameters<typeof tokensOf>): Shape[] {
  return tokensOf(...board).flat();
}

/** The boxes that tokens cover with their captions, for what should not hide them. */
export function tokenPlaces(...board: Parameters<typeof tokensOf>): Box[] {
  return tokensOf(...board).flatMap((shapes) => {
    // Every word stands on a plate of its own.
    const place = around(shapes.filter(({ kind }) => kind !== 'text').map(boundsOf));
    return place ? [place] : [];
  });
}

function tokensOf(
  tiles: readonly SeatedTile[],
  mission: Mission | undefined,
  { language = 'en', figures = [] }: BoardOptions,
): Shape[][] {
  const seats = byId(tiles);
  const stand = (id: string, at: Position, figure: Figure): Shape[] => {
    const point = boardPoint(seats, at);
    if (!point) return [];
    const shapes = tokenShapes(figure, { language, raised: at.level !== undefined });
    return shapes.map((shape, index) => named(movedShape(shape, point), id, index));
  };
  return [
    ...(mission?.tokens ?? []).map((token) => {
      if (token.kind === 'train') return trainArrow(token, seats);
      return stand(token.id, token.at, figureOf(token));
    }),
    ...figures.map(({ id, at, figure }) => stand(id, at, figure)),
  ];
}

function named(shape: Shape, id: string, index: number): Shape {
  return { ...shape, id: index === 0 ? `token:${id}` : `token:${id}:${index}` };
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

/** Beside the locomotive: arrows if the train moves, a buffer if it stands. */
function trainArrow({ id, tiles, moves }: TokenTrain, seats: ReadonlyMap<string, SeatedTile>): Shape[] {
  const engine = seats.get(tiles[0] ?? '');
  if (!engine) return [];
  const { seat } = engine;
  const [width, height] = seat.size;
  const middle = seatPoint(seat, [width - BESIDE, height / 2]);
  const put = (list: string): Line[] =>
    [-1, 1].map((side) =>
      placed(placed(points(list), { at: [0, side * (height / 2 - 9)], scale: 0.62 }), {
        at: middle,
        degrees: seat.rotation,
      }),
    );
  const shapes: Shape[] = moves
    ? [
        { kind: 'path', outlines: put('-50,-4.2 24,-4.2 24,-11 46,0 24,11 24,4.2 -50,4.2'), fill: 'ink' },
        {
          kind: 'path',
          outlines: put('-48.6,-2.8 25.4,-2.8 25.4,-8.4 43.4,0 25.4,8.4 25.4,2.8 -48.6,2.8'),
          fill: 'bone',
        },
        {
          kind: 'path',
          outlines: put('-47.6,-1.9 26.4,-1.9 26.4,-6.6 41.2,0 26.4,6.6 26.4,1.9 -47.6,1.9'),
          fill: 'red',
        },
      ]
    : [
        { kind: 'path', outlines: put('8,-17 15,-17 15,17 8,17'), fill: 'ink' },
        { kind: 'path', outlines: put('9.2,-15.8 13.8,-15.8 13.8,15.8 9.2,15.8'), fill: 'red' },
      ];
  return shapes.map((shape, index) => named(shape, id, index));
}
