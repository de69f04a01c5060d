import { randomBetween } from '../../../../ink';
import { ellipse, points } from '../../../../outline';
import type { Carpenter } from '../carpenter';
import { catalogueOf, slats } from './piece';

function barrel(make: Carpenter, x: number, y: number, radius: number): void {
  make.disc(x, y, radius, 'timber');
  make.disc(x, y, radius - 1.4, 'walk', 0.5);
  make.lines(slats(x - radius + 1.6, x + radius - 1.6, 2, y - radius + 2, y + radius - 2), 'timber', 0.4);
}

function crate(make: Carpenter, x: number, y: number, size: number): void {
  make.box([x, y, size, size], 'walk');
  make.lines(
    [
      [
        [x + 1, y + 1],
        [x + size - 1, y + size - 1],
      ],
    ],
    'timber',
    1.2,
  );
  make.lines(
    [
      [
        [x + 1.9, y + 1.9],
        [x + size - 1.9, y + 1.9],
        [x + size - 1.9, y + size - 1.9],
        [x + 1.9, y + size - 1.9],
        [x + 1.9, y + 1.9],
      ],
    ],
    'timber',
    0.5,
  );
}

/** What is stored, sold and poured. */
export const mercantile = catalogueOf({
  crates: {
    width: 23,
    depth: 19,
    draw: (make) => {
      crate(make, 0, 0, 12);
      crate(make, 12.6, 1, 9.6);
      crate(make, 3, 11, 7.6);
    },
  },
  crate: { width: 13, depth: 13, draw: (make) => crate(make, 0, 0, 12.6) },
  barrels: {
    width: 21,
    depth: 18,
    draw: (make) => {
      barrel(make, 5.2, 5.2, 5.2);
      barrel(make, 15.7, 5.4, 5.2);
      barrel(make, 10.4, 13.2, 4.6);
    },
  },
  barrel: { width: 12, depth: 12, draw: (make) => barrel(make, 6, 6, 5.6) },
  casks: {
    width: 44,
    depth: 15,
    draw: (make) => {
      make.box([0, 3, 44, 2.4], 'timber', 0.4);
      make.box([0, 10.6, 44, 2.4], 'timber', 0.4);
      for (const x of [1, 15.2, 29.4]) {
        make.poly(
          points(
            `${x},2.6 ${x + 3.5},.6 ${x + 10},.6 ${x + 13.5},2.6 ${x + 13.5},12.4 ${x + 10},14.4 ${x + 3.5},14.4 ${x},12.4`,
          ),
          'walk',
        );
        make.lines(
          [
            [
              [x + 3, 0.9],
              [x + 3, 14.1],
            ],
            [
              [x + 10.5, 0.9],
              [x + 10.5, 14.1],
            ],
          ],
          'hatch',
          1,
        );
      }
    },
  },
  shelf: {
    width: 38,
    depth: 8,
    draw: (make) => {
      make.box([0, 0, 38, 8], 'timber');
      make.fill([1.2, 1.2, 35.6, 5.4], 'walk');
      for (let x = 3; x < 35; x += randomBetween(make.generator, 3.2, 5)) {
        const tall = randomBetween(make.generator, 2.2, 4.2);
        const colours = ['red', 'bone', 'green', 'straw', 'blue'] as const;
        make.box(
          [x, 1.6, 2.6, tall],
          colours[Math.floor(randomBetween(make.generator, 0, 5))] ?? 'bone',
          0.35,
        );
      }
    },
  },
  counter: {
    width: 54,
    depth: 11,
    free: true,
    draw: (make) => {
      make.box([0, 0, 54, 11], 'timber');
      make.fill([1.6, 1.6, 50.8, 7.8], 'walk');
      make.lines(
        [
          [
            [2, 5.5],
            [52, 5.5],
          ],
        ],
        'timber',
        0.45,
      );
      make.box([8, 3, 6, 5], 'iron', 0.4);
      make.disc(41, 5.5, 2.4, 'yellow', 0.5);
    },
  },
  sacks: {
    width: 20,
    depth: 15,
    draw: (make) => {
      for (const [x, y] of [
        [5, 5],
        [14, 5.4],
        [9.6, 10.4],
      ] as const) {
        make.poly(ellipse([x, y], 5, 4.3, 11), 'bone');
        make.lines(
          [
            [
              [x - 1.6, y - 1],
              [x, y + 0.4],
              [x + 1.8, y - 0.8],
            ],
          ],
          'timber',
          0.5,
        );
      }
    },
  },
  still: {
    width: 27,
    depth: 22,
    draw: (make) => {
      make.box([0, 1, 20, 20], 'rock');
      make.disc(10, 11, 8.6, 'orange');
      make.disc(10, 11, 5.4, 'straw');
      make.disc(10, 11, 2, 'orange');
      make.lines(
        [
          [
            [12, 11],
            [22, 6],
            [23, 8],
          ],
        ],
        'ink',
        2.4,
      );
      make.lines(
        [
          [
            [12, 11],
            [22, 6],
            [23, 8],
          ],
        ],
        'orange',
        1.2,
      );
      barrel(make, 22.6, 12, 4.2);
    },
  },
  vat: {
    width: 24,
    depth: 24,
    draw: (make) => {
      make.disc(12, 12, 11.6, 'timber');
      make.disc(12, 12, 9.6, 'straw');
      make.poly(ellipse([9, 10], 2.6, 1.6, 9), 'bone', 0.3);
      make.poly(ellipse([14.5, 14], 1.8, 1.2, 8), 'bone', 0.3);
      make.lines(
        [
          [
            [3, 20],
            [15, 8],
          ],
        ],
        'ink',
        1.8,
      );
    },
  },
  bottles: {
    width: 32,
    depth: 12,
    free: true,
    draw: (make) => {
      make.box([0, 0, 32, 12], 'walk');
      for (let bottle = 0; bottle < 8; bottle++) make.disc(3.6 + bottle * 3.5, 3.6, 1.3, 'green', 0.4);
      for (let bottle = 0; bottle < 5; bottle++) make.disc(4 + bottle * 3.5, 8.4, 1.3, 'orange', 0.4);
    },
  },
  bar: {
    width: 96,
    depth: 21,
    draw: (make) => {
      make.box([0, 0, 96, 6], 'timber');
      for (let x = 3; x < 93; x += 4.4) make.disc(x + 1, 3, 1.3, x % 3 > 1.4 ? 'green' : 'orange', 0.4);
      make.box([2, 13, 92, 7.4], 'timber');
      make.fill([3.4, 14.2, 89.2, 5], 'walk');
      make.lines(
        [
          [
            [2.5, 19.4],
            [93.5, 19.4],
          ],
        ],
        'yellow',
        0.7,
      );
      for (const x of [16, 44, 71]) make.disc(x, 16.6, 1.5, 'bone', 0.4);
    },
  },
  cards: {
    width: 28,
    depth: 28,
    free: true,
    draw: (make) => {
      for (const [x, y] of [
        [4, 4],
        [24, 4],
        [4, 24],
        [24, 24],
      ] as const) {
        make.disc(x, y, 3.6, 'timber');
        make.disc(x, y, 2.3, 'walk', 0.3);
      }
      make.disc(14, 14, 9.4, 'timber');
      make.disc(14, 14, 7.8, 'green', 0.4);
      make.box([10, 9.6, 3, 4], 'paint', 0.35);
      make.box([15, 12, 3, 4], 'paint', 0.35);
      make.disc(11.4, 17, 1.2, 'red', 0.35);
    },
  },
});
