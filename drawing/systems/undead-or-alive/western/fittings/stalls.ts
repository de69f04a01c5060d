import type { Box } from '../../../../box';
import { randomBetween } from '../../../../ink';
import type { Line } from '../../../../scene';
import type { Sketch } from '../../../../sketch';
import { Carpenter } from '../carpenter';
import type { Room } from '../room';

const STALL = 27;
const DEEP = 34;

/** Stalls along one wall, each with straw and a manger, where no door is in the way. */
export function drawStalls(sketch: Sketch, room: Room): void {
  const [x, y, w, h] = room.largest;
  for (let top = y + 4; top + STALL < y + h; top += STALL) {
    for (const [left, degrees] of [
      [x + w - DEEP - 3.4, 90],
      [x + 3.4, 270],
    ] as const) {
      const stall: Box = [left, top, DEEP, STALL];
      if (!room.isFree([left, top + 1, DEEP, STALL - 2])) continue;
      room.take(stall, 0);
      stallAt(new Carpenter(sketch, stall, degrees));
      break;
    }
  }
}

function stallAt(make: Carpenter): void {
  const { width, depth } = make;
  make.fill([1, 1, width - 2, depth - 2], 'straw');
  make.lines(
    Array.from({ length: 22 }, (): Line => {
      const x = randomBetween(make.generator, 4, width - 7);
      const y = randomBetween(make.generator, 8, depth - 3);
      return [
        [x, y],
        [x + randomBetween(make.generator, 1, 4), y + randomBetween(make.generator, -2, 2)],
      ];
    }),
    'seam',
    0.5,
  );
  make.box([3, 0, width - 6, 6], 'timber');
  make.fill([4.4, 1.4, width - 8.8, 3], 'hatch');
  for (const x of [0, width - 2.4]) make.box([x, 0, 2.4, depth], 'timber', 0.55);
}
