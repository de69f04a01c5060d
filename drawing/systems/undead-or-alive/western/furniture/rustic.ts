import { randomBetween } from '../../../../ink';
import { ellipse, points } from '../../../../outline';
import type { Line } from '../../../../scene';
import type { Carpenter } from '../carpenter';
import { catalogueOf } from './piece';

function heap(make: Carpenter, fill: 'straw' | 'coal' | 'rock', marks: 'seam' | 'iron' | 'timber'): void {
  const [rx, ry] = [make.width / 2, make.depth / 2];
  const edge = Array.from({ length: 15 }, (_, index): [number, number] => {
    const turn = (index / 15) * Math.PI * 2;
    const reach = randomBetween(make.generator, 0.82, 1);
    return [rx + Math.cos(turn) * rx * reach, ry + Math.sin(turn) * ry * reach];
  });
  make.poly(edge, fill);
  const strokes: Line[] = Array.from({ length: Math.round(rx * 1.6) }, () => {
    const turn = randomBetween(make.generator, 0, Math.PI * 2);
    const off = Math.sqrt(randomBetween(make.generator, 0, 0.55));
    const [x, y] = [rx + Math.cos(turn) * rx * off, ry + Math.sin(turn) * ry * off];
    return [
      [x - randomBetween(make.generator, 1, 2.4), y + randomBetween(make.generator, -1.4, 1.4)],
      [x + randomBetween(make.generator, 1, 2.4), y],
    ];
  });
  make.lines(strokes, marks, fill === 'straw' ? 0.5 : 1);
}

/** Stables, sheds and yards. */
export const rustic = catalogueOf({
  hay: { width: 26, depth: 20, draw: (make) => heap(make, 'straw', 'seam') },
  coalHeap: { width: 30, depth: 22, draw: (make) => heap(make, 'coal', 'iron') },
  rubble: { width: 22, depth: 15, draw: (make) => heap(make, 'rock', 'timber') },
  bales: {
    width: 30,
    depth: 24,
    draw: (make) => {
      for (const [x, y] of [
        [0, 0],
        [15.4, 0],
        [7, 12.4],
      ] as const) {
        make.box([x, y, 14.6, 11.4], 'straw');
        make.lines(
          [
            [
              [x + 4.4, y + 0.6],
              [x + 4.4, y + 10.8],
            ],
            [
              [x + 10, y + 0.6],
              [x + 10, y + 10.8],
            ],
          ],
          'seam',
          0.8,
        );
      }
    },
  },
  woodpile: {
    width: 34,
    depth: 13,
    draw: (make) => {
      for (let log = 0; log < 4; log++)
        make.box([randomBetween(make.generator, 0, 2), log * 3.2, 31, 3.4], log % 2 ? 'walk' : 'timber', 0.5);
      for (let log = 0; log < 4; log++) make.disc(32, log * 3.2 + 1.7, 1.7, 'straw', 0.45);
    },
  },
  block: {
    width: 13,
    depth: 13,
    draw: (make) => {
      make.disc(6.5, 6.5, 5.4, 'timber');
      make.disc(6.5, 6.5, 4, 'walk', 0.4);
      make.lines(
        [
          [
            [5, 6.5],
            [13, 2],
          ],
        ],
        'ink',
        1.2,
      );
      make.poly(points('3,5 6,3.4 7,7 4,8.6'), 'iron', 0.5);
    },
  },
  anvil: {
    width: 17,
    depth: 14,
    free: true,
    draw: (make) => {
      make.disc(8.5, 7, 6.6, 'timber');
      make.poly(points('0,7 4.4,4.6 15,4.2 15,9.8 4.4,9.4'), 'iron');
      make.lines(
        [
          [
            [10, 6.9],
            [15.8, 11.8],
          ],
        ],
        'ink',
        1.2,
      );
    },
  },
  forge: {
    width: 34,
    depth: 20,
    draw: (make) => {
      make.box([0, 0, 34, 20], 'rock');
      make.lines(
        [
          [
            [1, 5],
            [7, 5],
          ],
          [
            [27, 5],
            [33, 5],
          ],
          [
            [1, 10],
            [6, 10],
          ],
          [
            [28, 10],
            [33, 10],
          ],
          [
            [1, 15],
            [7, 15],
          ],
          [
            [27, 15],
            [33, 15],
          ],
        ],
        'timber',
        0.5,
      );
      make.poly(ellipse([17, 10], 9, 7, 16), 'coal');
      make.poly(points('12,12 14,8 16,11 18,6 20,11 22,9 22,13 17,15'), 'orange', 0.4);
      make.poly(points('15.6,13 17,10.4 19,13'), 'yellow', 0.3);
    },
  },
  trough: {
    width: 30,
    depth: 9,
    draw: (make) => {
      make.box([0, 0, 30, 9], 'timber');
      make.box([1.8, 1.8, 26.4, 5.4], 'water', 0.4);
    },
  },
  saddles: {
    width: 34,
    depth: 15,
    draw: (make) => {
      make.box([0, 3, 34, 2], 'walk', 0.4);
      for (const x of [0.5, 12, 23.5]) {
        make.poly(
          points(`${x + 2},0 ${x + 8},0 ${x + 10},5 ${x + 8},14 ${x + 5},12 ${x + 2},14 ${x},5`),
          'orange',
        );
        make.poly(ellipse([x + 5, 6.4], 2.2, 3.6, 10), 'timber', 0.4);
      }
    },
  },
  tools: {
    width: 32,
    depth: 8,
    draw: (make) => {
      make.box([0, 0, 32, 2], 'timber', 0.4);
      for (const x of [3, 10, 17, 24])
        make.lines(
          [
            [
              [x, 1],
              [x + 1, 8],
            ],
          ],
          'ink',
          1.1,
        );
      make.poly(points('1.6,6 6,6 5.2,8.4 2.6,8.4'), 'iron', 0.4);
      make.poly(points('15.4,6.4 20.4,6 20,8 15.8,8'), 'iron', 0.4);
    },
  },
  wheel: {
    width: 18,
    depth: 18,
    draw: (make) => {
      make.disc(9, 9, 8.8, 'timber');
      make.disc(9, 9, 7, 'earth', 0.5);
      make.lines(
        [0, 45, 90, 135].map((turn) => {
          const [x, y] = [Math.cos((turn * Math.PI) / 180) * 7, Math.sin((turn * Math.PI) / 180) * 7];
          return [
            [9 - x, 9 - y],
            [9 + x, 9 + y],
          ];
        }),
        'timber',
        1.2,
      );
      make.disc(9, 9, 2, 'iron');
    },
  },
});
