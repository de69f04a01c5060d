import { randomBetween } from '../../../../ink';
import { points } from '../../../../outline';
import type { Sketch } from '../../../../sketch';
import { Carpenter } from '../carpenter';
import type { Room } from '../room';

/** A tender full of coal, its way to the cab kept clear. */
export function drawCoal(sketch: Sketch, room: Room): void {
  const [x, y, w, h] = room.largest;
  const make = new Carpenter(sketch, [x, y, w, h]);
  make.box([6, 33, w - 22, h - 39], 'coal');
  for (let lump = 0; lump < 70; lump++) {
    const size = randomBetween(room.generator, 1.6, 3.6);
    const [cx, cy] = [randomBetween(room.generator, 10, w - 20), randomBetween(room.generator, 37, h - 10)];
    make.areas(
      [
        points(
          `${cx - size},${cy} ${cx - size * 0.2},${cy - size * 0.8} ${cx + size},${cy - size * 0.2} ${cx + size * 0.5},${cy + size * 0.7} ${cx - size * 0.6},${cy + size * 0.7}`,
        ),
      ],
      lump % 3 === 0 ? 'iron' : 'shadow',
    );
  }
}

/** Seats, the firebox door and levers. */
export function drawFootplate(sketch: Sketch, room: Room): void {
  const [x, y, w, h] = room.largest;
  const make = new Carpenter(sketch, [x, y, w, h]);
  make.box([w - 10, h / 2 - 15, 8, 30], 'coal');
  make.box([w - 12.4, h / 2 - 6, 5, 12], 'orange');
  make.box([w - 11.4, h / 2 - 3, 2.6, 6], 'yellow', 0.4);
  for (const top of [h / 2 - 13, h / 2 + 10.4]) make.disc(w - 12, top + 1.4, 1.8, 'bone', 0.5);
}
