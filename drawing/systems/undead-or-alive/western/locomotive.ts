import type { Box } from '../../../box';
import { ellipse, points } from '../../../outline';
import type { Sketch } from '../../../sketch';
import { Carpenter } from './carpenter';

/** The engine seen from above, its cow-catcher forward; drawn in a box of 113 by 90. */
export function drawLocomotive(sketch: Sketch, [x, y, w, h]: Box): void {
  const make = new Carpenter(sketch, [x, y, w, h]);
  const mid = h / 2;
  const s = w / 113;
  const at = (part: number): number => part * s;
  make.shade(
    points(
      `${at(2)},${mid + 26} ${at(96)},${mid + 22} ${at(110)},${mid + 4} ${at(112)},${mid + 8} ${at(98)},${mid + 27} ${at(4)},${mid + 31}`,
    ),
  );
  // cylinders, running boards and wheels peeping out
  for (const side of [-1, 1]) {
    for (const wheel of [14, 40]) make.box([at(wheel), mid + side * 25 - 3, at(22), 6], 'red');
    make.box([at(66), mid + side * 25 - 4, at(20), 8], 'iron');
  }
  make.box([0, mid - 24, at(90), 48], 'timber');
  make.lines(
    Array.from({ length: 14 }, (_, board) => [
      [at(6 * board + 4), mid - 23.4],
      [at(6 * board + 4), mid + 23.4],
    ]),
    'hatch',
    0.5,
  );
  // cow-catcher
  make.poly(
    points(
      `${at(90)},${mid - 24} ${at(97)},${mid - 20} ${at(111)},${mid} ${at(97)},${mid + 20} ${at(90)},${mid + 24}`,
    ),
    'red',
  );
  make.lines(
    [-18, -12, -6, 0, 6, 12, 18].map((off) => [
      [at(91), mid + off],
      [at(109), mid + off * 0.12],
    ]),
    'ink',
    1.1,
  );
  // boiler
  make.box([at(2), mid - 16, at(84), 32], 'coal');
  make.fill([at(3), mid - 9, at(82), 4], 'iron');
  make.fill([at(3), mid - 8, at(82), 1.1], 'bone');
  for (const band of [12, 30, 48, 66]) make.box([at(band), mid - 16.6, 3, 33.2], 'yellow');
  make.box([at(83), mid - 17.4, 5, 34.8], 'red');
  // bell, dome, smokestack, lamp
  make.disc(at(22), mid, 6.6, 'yellow');
  make.disc(at(22), mid, 3.2, 'orange');
  make.disc(at(41), mid, 8, 'iron');
  make.disc(at(41), mid, 4.4, 'yellow');
  make.disc(at(73), mid, 13.5, 'coal');
  make.disc(at(73), mid, 10.6, 'iron');
  make.disc(at(73), mid, 8.2, 'shadow');
  make.box([at(88), mid - 5.5, 9, 11], 'yellow');
  make.poly(ellipse([at(88) + 9.4, mid], 2, 4.4, 14), 'bone');
}
