import { nextBelow } from '../../../../../engine';
import type { Box } from '../../../../box';
import { points } from '../../../../outline';
import type { Sketch } from '../../../../sketch';
import { Carpenter } from '../carpenter';
import type { Room } from '../room';

const PEW = 6.5;
const PITCH = 11.5;
const AISLE = 22;

/** Rows of pews on both sides of an aisle, before an altar under a cross. */
export function drawPews(sketch: Sketch, room: Room): void {
  const [x, y, w, h] = room.largest;
  const upright = h >= w;
  const [length, breadth] = upright ? [h, w] : [w, h];
  const place = (along: number, across: number, long: number, wide: number): Box =>
    upright ? [x + across, y + along, wide, long] : [x + w - along - long, y + across, long, wide];
  altar(sketch, room, place(7, breadth / 2 - 19, 13, 38), upright);
  const side = (breadth - AISLE) / 2 - 9;
  for (let along = 36; along < length - 20; along += PITCH) {
    for (const across of [9, breadth / 2 + AISLE / 2]) {
      const pew = place(along, across, PEW, side);
      const [px, py, pw, ph] = pew;
      if (!room.isFree([px + 1, py + 1, pw - 2, ph - 2])) continue;
      room.take(pew);
      const make = new Carpenter(sketch, pew);
      make.box([0, 0, pw, ph], 'timber');
      make.fill(upright ? [1.2, 1, pw - 2.4, 2.6] : [pw - 3.6, 1.2, 2.6, ph - 2.4], 'walk');
    }
  }
}

function altar(sketch: Sketch, room: Room, box: Box, upright: boolean): void {
  const [x, y, w, h] = box;
  if (!room.isFree([x + 8, y + 2, Math.max(1, w - 16), Math.max(1, h - 12)]) && upright)
    shifted(sketch, room, box);
  else if (room.isFree(box)) put(sketch, room, box, upright);
  else shifted(sketch, room, box);
}

/** With a door behind it, the altar stands beside the door. */
function shifted(sketch: Sketch, room: Room, [, , w, h]: Box): void {
  const [wide, deep] = [Math.max(w, h) * 0.75, 11];
  const stand = room.atWall(wide, deep, true);
  if (!stand) return;
  dressed(new Carpenter(sketch, stand.box, stand.degrees));
}

function put(sketch: Sketch, room: Room, box: Box, upright: boolean): void {
  room.take(box);
  dressed(new Carpenter(sketch, box, upright ? 0 : 90));
}

function dressed(make: Carpenter): void {
  const { width, depth } = make;
  make.box([0, depth - 9, width, 8], 'walk');
  make.fill([2, depth - 8, width - 4, 6], 'bone');
  const mid = width / 2;
  const top = depth - 11;
  make.poly(
    points(
      [
        [mid - 1.5, top],
        [mid + 1.5, top],
        [mid + 1.5, top + 3],
        [mid + 5, top + 3],
        [mid + 5, top + 6],
        [mid + 1.5, top + 6],
        [mid + 1.5, top + 11],
        [mid - 1.5, top + 11],
        [mid - 1.5, top + 6],
        [mid - 5, top + 6],
        [mid - 5, top + 3],
        [mid - 1.5, top + 3],
      ]
        .map((pair) => pair.join(','))
        .join(' '),
    ),
    'yellow',
    0.6,
  );
  for (const x of [5, width - 5]) {
    make.disc(x, depth - 5, 1.5, 'bone', 0.4);
    make.disc(x, depth - 5, 0.7, 'orange', 0);
  }
}

/** Seats in pairs along both sides of a car, facing either way. */
export function drawCarSeats(sketch: Sketch, room: Room): void {
  const [x, y, w, h] = room.largest;
  for (let at = x + 10; at < x + w - 18; at += 19) {
    for (const top of [y + 4, y + h - 22]) {
      const seat: Box = [at, top, 13, 18];
      if (!room.isFree(seat)) continue;
      room.take(seat, 0.5);
      const make = new Carpenter(sketch, seat);
      const back = nextBelow(room.generator, 12) < 11 ? 0 : 9.4;
      make.box([0, 0, 13, 18], 'green');
      make.lines(
        [
          [
            [1, 9],
            [12, 9],
          ],
        ],
        'ink',
        0.6,
      );
      make.box([back, 0, 3.6, 18], 'timber');
    }
  }
}
