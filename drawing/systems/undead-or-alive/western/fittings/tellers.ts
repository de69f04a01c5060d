import type { Box } from '../../../../box';
import type { Sketch } from '../../../../sketch';
import { Carpenter } from '../carpenter';
import type { Room } from '../room';

const DEEP = 12;
const GATE = 17;

/** A counter with brass bars right across the bank, and a gate to go behind it. */
export function drawTellers(sketch: Sketch, room: Room): void {
  const [x, y, w, h] = room.largest;
  if (h < w || h < 90) return;
  const top = [0.43, 0.5, 0.36, 0.57]
    .map((part) => y + h * part)
    .find((at) => room.isFree([x + 4, at, w - 8, DEEP]));
  if (top === undefined) return;
  const right: Box = [x + 3 + GATE + 4, top, w - 6 - GATE - 4, DEEP];
  const left: Box = [x + 3, top, 4, DEEP];
  room.take([x + 3, top - 6, w - 6, DEEP + 14]);
  for (const part of [left, right]) {
    const make = new Carpenter(sketch, part);
    make.box([0, 0, make.width, DEEP], 'timber');
    if (make.width < 10) continue;
    make.fill([1.4, 1.4, make.width - 2.8, 5], 'walk');
    make.lines(
      [
        [
          [1, 8.6],
          [make.width - 1, 8.6],
        ],
      ],
      'yellow',
      1.2,
    );
    for (let bar = 3; bar < make.width - 1; bar += 4) make.disc(bar, 8.6, 1.2, 'yellow', 0.4);
    make.box([make.width * 0.3 - 4, 1.6, 8, 4], 'bone', 0.4);
    make.disc(make.width * 0.7, 3.8, 1.8, 'iron', 0.4);
  }
  const gate = new Carpenter(sketch, [x + 7, top, GATE, DEEP]);
  gate.lines(
    [
      [
        [0, 2],
        [9, 13],
      ],
    ],
    'ink',
    1.8,
  );
  gate.lines(
    [
      [
        [0, 2],
        [9, 13],
      ],
    ],
    'walk',
    0.7,
  );
}
