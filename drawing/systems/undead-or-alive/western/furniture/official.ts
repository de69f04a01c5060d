import { points } from '../../../../outline';
import type { Carpenter } from '../carpenter';
import { catalogueOf, slats } from './piece';

function coffin(make: Carpenter, x: number, y: number): void {
  make.poly(
    points(
      `${x + 3},${y} ${x + 8},${y} ${x + 11},${y + 8} ${x + 8.4},${y + 26} ${x + 2.6},${y + 26} ${x},${y + 8}`,
    ),
    'walk',
  );
  make.lines(
    [
      [
        [x + 5.5, y + 5],
        [x + 5.5, y + 14],
      ],
      [
        [x + 3, y + 8],
        [x + 8, y + 8],
      ],
    ],
    'timber',
    1.1,
  );
}

/** What belongs to offices and trades. */
export const official = catalogueOf({
  desk: {
    width: 25,
    depth: 19,
    draw: (make) => {
      make.box([9, 0, 7, 6], 'timber');
      make.box([0, 6, 25, 12], 'walk');
      make.box([4, 8.4, 6, 7.6], 'paint', 0.4);
      make.lines(slats(4, 10, 2, 9.4, 15), 'seam', 0.4);
      make.disc(20, 10, 1.5, 'blue', 0.4);
      make.box([12, 12, 5, 3], 'red', 0.4);
    },
  },
  safe: {
    width: 17,
    depth: 15,
    draw: (make) => {
      make.box([0, 0, 17, 12], 'coal');
      make.box([2, 2, 13, 8], 'iron', 0.4);
      make.poly(points('0,12 3,15 15,15 17,12'), 'coal');
      make.disc(8.5, 6, 2.4, 'yellow', 0.5);
    },
  },
  guns: {
    width: 30,
    depth: 7,
    draw: (make) => {
      make.box([0, 0, 30, 6], 'timber');
      for (let x = 3; x < 28; x += 5) {
        make.fill([x, 1, 1.1, 5], 'coal');
        make.fill([x - 0.5, 3.8, 2.1, 2.4], 'walk');
      }
    },
  },
  notices: {
    width: 24,
    depth: 4,
    draw: (make) => {
      make.box([0, 0, 24, 3.4], 'timber', 0.5);
      for (const x of [1.6, 7.2, 12.4, 18]) make.box([x, 0.8, 4.2, 2.2], 'bone', 0.35);
    },
  },
  bunk: {
    width: 26,
    depth: 11,
    draw: (make) => {
      make.box([0, 0, 26, 11], 'timber');
      make.box([1.4, 1.4, 23.2, 8.2], 'straw', 0.4);
      make.box([2.4, 2.4, 5, 6.2], 'bone', 0.4);
    },
  },
  coffin: { width: 11, depth: 26, draw: (make) => coffin(make, 0, 0) },
  coffins: {
    width: 38,
    depth: 26,
    draw: (make) => {
      for (const x of [0, 13.4, 26.8]) coffin(make, x, 0);
    },
  },
  workbench: {
    width: 34,
    depth: 13,
    draw: (make) => {
      make.box([0, 0, 34, 12], 'walk');
      make.lines(
        [
          [
            [1, 4],
            [33, 4],
          ],
          [
            [1, 8],
            [33, 8],
          ],
        ],
        'timber',
        0.4,
      );
      make.poly(points('5,2.6 15,2.6 17,5.4 5,5.4'), 'iron', 0.5);
      make.box([16.6, 2.8, 4, 2.6], 'timber', 0.4);
      make.box([24, 6, 7, 3.4], 'bone', 0.4);
    },
  },
  barberChair: {
    width: 16,
    depth: 21,
    draw: (make) => {
      make.box([0, 0, 16, 2.6], 'timber', 0.5);
      make.fill([1, 0.7, 14, 1.2], 'water');
      make.box([3, 7, 10, 12], 'red');
      make.box([1, 9, 2.6, 9], 'timber', 0.5);
      make.box([12.4, 9, 2.6, 9], 'timber', 0.5);
      make.disc(8, 20, 2.2, 'iron', 0.5);
    },
  },
  bench: {
    width: 30,
    depth: 8,
    draw: (make) => {
      make.box([0, 0, 30, 8], 'timber');
      make.fill([1.4, 3, 27.2, 3.8], 'walk');
    },
  },
  pigeonholes: {
    width: 40,
    depth: 9,
    draw: (make) => {
      make.box([0, 0, 40, 9], 'timber');
      make.fill([1.2, 1.2, 37.6, 6.6], 'walk');
      make.lines(
        [
          ...slats(1, 39, 8, 1, 8),
          [
            [1, 4.4],
            [39, 4.4],
          ],
        ],
        'timber',
        0.7,
      );
      for (const x of [2.2, 10.6, 15, 23.4, 31.8]) make.fill([x, 2, 2.6, 1.8], 'paint');
    },
  },
  strongbox: {
    width: 15,
    depth: 10,
    draw: (make) => {
      make.box([0, 0, 15, 10], 'iron');
      make.lines(
        [
          [
            [4, 0.6],
            [4, 9.4],
          ],
          [
            [11, 0.6],
            [11, 9.4],
          ],
        ],
        'coal',
        1.2,
      );
      make.disc(7.5, 6.4, 1.6, 'yellow', 0.5);
    },
  },
});
