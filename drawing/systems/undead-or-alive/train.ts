import { facesWith, type Rotation } from '../../../engine';
import { trainHeading } from '../../../engine/systems/undead-or-alive';
import type { Mission, TokenTrain } from '../../../schemas';
import type { SeatedTile } from '../../board/seats';
import type { Box } from '../../box';
import { placed, points } from '../../outline';
import type { ColourName } from '../../palette';
import { filled, type Line, type Shape } from '../../scene';
import { Sketch } from '../../sketch';
import { type Print, stampOf } from '../../stamp';
import { knownStamp } from '../../token/known-stamps';
import { seatPoint } from '../../transform';
import { drawLocomotive } from './western/locomotive';

/** From the front of a locomotive to the middle of its engine, and so of its signs. */
const BESIDE = 56;
/** What they cover. */
const SIGN = { along: [-31, 29], aside: [27, 45] } as const;

type Seats = ReadonlyMap<string, SeatedTile>;

/** The two signs at a locomotive by which a train is taken in hand. */
export function trainHandles({ tiles }: TokenTrain, seats: Seats): Box[] {
  const engine = seats.get(tiles[0] ?? '');
  if (!engine) return [];
  const [width, height] = engine.seat.size;
  const [[back, front], [inner, outer]] = [SIGN.along, SIGN.aside];
  return [-1, 1].map((side): Box => {
    const corner = (along: number, aside: number) =>
      seatPoint(engine.seat, [width - BESIDE + along, height / 2 + side * aside]);
    const [[ax, ay], [bx, by]] = [corner(back, inner), corner(front, outer)];
    return [Math.min(ax, bx), Math.min(ay, by), Math.abs(ax - bx), Math.abs(ay - by)];
  });
}

/** The signs beside a locomotive that say that this is a train, and whether it drives. */
export function trainSign(train: TokenTrain, seats: Seats, mission: Mission): Print | undefined {
  const { id, tiles, moves } = train;
  const engine = seats.get(tiles[0] ?? '');
  if (!engine) return undefined;
  const { seat } = engine;
  const [width, height] = seat.size;
  const heading = trainHeading(train, mission.placements, facesWith(mission.faces)) ?? seat.rotation;
  const stamp = knownStamp(`train ${moves} ${heading} ${height}`, () =>
    stampOf(trainShapes(moves, heading, height)),
  );
  // Railroad may lie either way round below the train that comes in over it.
  const fromRear = heading === seat.rotation ? width - BESIDE : BESIDE;
  return { id: `token:${id}`, stamp, at: seatPoint(seat, [fromRear, height / 2]) };
}

/** A locomotive between its signs, nearer together than on the board. */
export function trainPicture({ moves }: TokenTrain): Shape[] {
  const sketch = new Sketch('train');
  drawLocomotive(sketch, [-BESIDE, -45, 113, 90]);
  return [...sketch.shapes, ...trainShapes(moves, 0, 102)];
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
  const twice = (outline: string, fill: ColourName): Shape => filled(put(outline), fill);
  return moves
    ? [
        twice('-50,-4.2 24,-4.2 24,-11 46,0 24,11 24,4.2 -50,4.2', 'ink'),
        twice('-48.6,-2.8 25.4,-2.8 25.4,-8.4 43.4,0 25.4,8.4 25.4,2.8 -48.6,2.8', 'bone'),
        twice('-47.6,-1.9 26.4,-1.9 26.4,-6.6 41.2,0 26.4,6.6 26.4,1.9 -47.6,1.9', 'red'),
      ]
    : [twice('8,-17 15,-17 15,17 8,17', 'ink'), twice('9.2,-15.8 13.8,-15.8 13.8,15.8 9.2,15.8', 'red')];
}
