import { ellipse, points } from '../../../../outline';
import type { Carpenter } from '../carpenter';
import { catalogueOf, slats } from './piece';

function chair(make: Carpenter, x: number, y: number): void {
  make.box([x, y, 6, 6], 'timber');
}

/** What people live with. */
export const homely = catalogueOf({
  bed: {
    width: 19,
    depth: 28,
    draw: (make) => {
      make.box([0, 0, 19, 28], 'timber');
      make.box([1.5, 2, 16, 24.5], 'bone', 0.5);
      make.box([3.5, 3, 12, 6], 'paint', 0.5);
      make.box([1.5, 12, 16, 14.5], 'blue', 0.5);
      make.lines(
        [
          ...slats(1.5, 17.5, 3, 12.6, 26),
          [
            [2, 19],
            [17, 19],
          ],
        ],
        'paint',
        0.5,
      );
    },
  },
  table: {
    width: 24,
    depth: 24,
    free: true,
    draw: (make) => {
      for (const [x, y] of [
        [9, 0],
        [9, 18],
        [0, 9],
        [18, 9],
      ] as const)
        chair(make, x, y);
      make.disc(12, 12, 8.4, 'timber');
      make.disc(12, 12, 7.2, 'walk', 0.3);
      make.disc(9.5, 10, 1.3, 'bone', 0.4);
      make.disc(14.5, 13.5, 1.3, 'bone', 0.4);
    },
  },
  longTable: {
    width: 40,
    depth: 26,
    free: true,
    draw: (make) => {
      for (const x of [5, 17, 29]) {
        chair(make, x, 0);
        chair(make, x, 20);
      }
      make.box([0, 5, 40, 16], 'walk');
      make.lines(
        [
          [
            [1, 10.3],
            [39, 10.3],
          ],
          [
            [1, 15.6],
            [39, 15.6],
          ],
        ],
        'timber',
        0.45,
      );
      for (const x of [8, 20, 32]) {
        make.disc(x, 8.4, 1.7, 'bone', 0.4);
        make.disc(x, 17.6, 1.7, 'bone', 0.4);
      }
    },
  },
  sofa: {
    width: 28,
    depth: 11,
    draw: (make) => {
      make.box([0, 0, 28, 11], 'timber');
      make.box([2.6, 3, 11, 7.2], 'red', 0.5);
      make.box([14.4, 3, 11, 7.2], 'red', 0.5);
    },
  },
  rug: {
    width: 40,
    depth: 26,
    free: true,
    draw: (make) => {
      make.lines(slats(0, 40, 19, -1.6, 27.6), 'bone', 0.5);
      make.box([0, 0, 40, 26], 'red', 0.6);
      make.box([2.4, 2.4, 35.2, 21.2], 'bone', 0.4);
      make.box([3.4, 3.4, 33.2, 19.2], 'red', 0.4);
      make.poly(points('20,6 32,13 20,20 8,13'), 'straw', 0.5);
      make.poly(points('20,9.5 26,13 20,16.5 14,13'), 'blue', 0.5);
    },
  },
  stove: {
    width: 15,
    depth: 13,
    draw: (make) => {
      make.box([0, 0, 15, 13], 'coal');
      for (const x of [4.3, 10.7]) make.disc(x, 7.6, 2.7, 'iron');
      make.disc(7.5, 2.6, 1.8, 'iron');
    },
  },
  wardrobe: {
    width: 22,
    depth: 9,
    draw: (make) => {
      make.box([0, 0, 22, 9], 'timber');
      make.lines(
        [
          [
            [11, 0.5],
            [11, 8.5],
          ],
          [
            [1.5, 6.6],
            [20.5, 6.6],
          ],
        ],
        'hatch',
        0.5,
      );
    },
  },
  washstand: {
    width: 12,
    depth: 9,
    draw: (make) => {
      make.box([0, 0, 12, 9], 'timber');
      make.disc(6, 4.6, 3.2, 'bone');
      make.disc(6, 4.6, 2, 'water', 0.3);
    },
  },
  tub: {
    width: 15,
    depth: 27,
    draw: (make) => {
      make.poly(ellipse([7.5, 13.5], 7.2, 13, 28), 'walk');
      make.poly(ellipse([7.5, 13.5], 5.6, 11.2, 26), 'water', 0.5);
      make.lines(
        [
          [
            [4, 9],
            [6, 8],
            [9, 9.4],
            [11, 8.6],
          ],
          [
            [5, 16],
            [8, 15],
            [11, 16.6],
          ],
        ],
        'paint',
        0.7,
      );
    },
  },
  dresser: {
    width: 26,
    depth: 9,
    draw: (make) => {
      make.box([0, 0, 26, 9], 'walk');
      for (const x of [5, 10.4, 15.8, 21.2]) make.disc(x, 4.4, 1.9, 'bone', 0.5);
    },
  },
  piano: {
    width: 27,
    depth: 14,
    draw: (make) => {
      make.box([0, 0, 27, 9], 'coal');
      make.box([1, 6, 25, 3.6], 'bone', 0.4);
      make.lines(slats(1, 26, 15, 6.2, 8.2), 'ink', 0.7);
      make.box([9.5, 10.6, 8, 3.4], 'timber', 0.5);
    },
  },
  plant: {
    width: 9,
    depth: 9,
    draw: (make) => {
      make.disc(4.5, 4.5, 3.2, 'orange');
      make.poly(points('4.5,.3 5.4,3.6 8.6,4.5 5.4,5.4 4.5,8.7 3.6,5.4 .4,4.5 3.6,3.6'), 'green', 0.4);
    },
  },
  trunk: {
    width: 15,
    depth: 9,
    draw: (make) => {
      make.box([0, 0, 15, 9], 'walk');
      make.lines(
        [
          [
            [3.6, 0.5],
            [3.6, 8.5],
          ],
          [
            [11.4, 0.5],
            [11.4, 8.5],
          ],
        ],
        'hatch',
        1,
      );
      make.box([6.6, 6.6, 1.8, 2.2], 'yellow', 0.3);
    },
  },
});
