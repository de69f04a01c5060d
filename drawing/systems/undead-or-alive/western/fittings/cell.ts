import type { Box } from '../../../../box';
import type { Line } from '../../../../scene';
import type { Sketch } from '../../../../sketch';
import { Carpenter } from '../carpenter';
import { catalogue } from '../furniture/catalogue';
import type { Room } from '../room';

const SIZE = 44;
const DEEP = 34;

/** A cell in a corner of the room, its gate standing open. */
export function drawCell(sketch: Sketch, room: Room): void {
  const [x, y, w, h] = room.largest;
  const corners: readonly Box[] = [
    [x + w - SIZE - 3.4, y + h - DEEP - 3.4, SIZE, DEEP],
    [x + w - SIZE - 3.4, y + 3.4, SIZE, DEEP],
    [x + 3.4, y + h - DEEP - 3.4, SIZE, DEEP],
    [x + 3.4, y + 3.4, SIZE, DEEP],
  ];
  const index = corners.findIndex((corner) => room.isFree(corner));
  const cell = corners[index];
  if (!cell) return;
  room.take(cell, 3);
  const make = new Carpenter(sketch, cell);
  const [west, north] = [index < 2 ? 0 : SIZE, index % 2 === 0 ? 0 : DEEP];
  const gate: Line = [
    [west, 12],
    [west + (index < 2 ? -10 : 10), 5],
  ];
  const bars: Line[] = [
    [
      [0, north],
      [SIZE, north],
    ],
    [
      [west, 0],
      [west, 12],
    ],
    [
      [west, 25],
      [west, DEEP],
    ],
  ];
  make.fill([0, 0, SIZE, DEEP], 'earth');
  const bunk = catalogue.bunk;
  const bed = index % 2 === 0 ? DEEP - bunk.depth - 1 : 1;
  bunk.draw(new Carpenter(sketch, [cell[0] + 9, cell[1] + bed, bunk.width, bunk.depth]));
  make.lines([...bars, gate], 'ink', 1.6);
  for (const [from, to] of bars) {
    if (!from || !to) continue;
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 4);
    for (let bar = 0; bar <= count; bar++)
      make.disc(
        from[0] + ((to[0] - from[0]) * bar) / count,
        from[1] + ((to[1] - from[1]) * bar) / count,
        1.3,
        'iron',
        0.5,
      );
  }
}
