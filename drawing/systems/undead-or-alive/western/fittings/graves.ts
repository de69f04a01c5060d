import { nextBelow } from '../../../../../engine';
import type { Box } from '../../../../box';
import { randomBetween } from '../../../../ink';
import { ellipse, points } from '../../../../outline';
import type { Sketch } from '../../../../sketch';
import { Carpenter } from '../carpenter';
import type { Room } from '../room';

/** Rows of mounds, each with a cross or a stone; one of them stands open. */
export function drawGraves(sketch: Sketch, room: Room): void {
  const { generator } = room;
  let count = 0;
  for (const [x, y, w, h] of room.zone.rects) {
    for (let top = y + 8; top + 28 < y + h; top += 33) {
      for (let left = x + 9; left + 14 < x + w; left += 21) {
        const grave: Box = [
          left + randomBetween(generator, -1.5, 1.5),
          top + randomBetween(generator, -1.5, 1.5),
          13,
          25,
        ];
        if (!room.isFree(grave)) continue;
        room.take(grave, 0.5);
        count++;
        drawGrave(
          new Carpenter(sketch, grave),
          count % 5 === 4 ? 'open' : nextBelow(generator, 2) === 0 ? 'cross' : 'stone',
        );
      }
    }
  }
}

function drawGrave(make: Carpenter, kind: 'open' | 'cross' | 'stone'): void {
  if (kind === 'open') {
    make.poly(ellipse([6.5, 15], 7.4, 11.5, 13), 'earth', 0.5);
    make.box([2, 6, 9, 17], 'shadow');
    make.lines(
      [
        [
          [3.4, 9],
          [9.6, 21],
        ],
      ],
      'timber',
      0.7,
    );
  } else {
    const mound = ellipse([6.5, 16], 5.6, 9, 18);
    make.areas([mound], 'earth');
    make.shade([...mound.slice(0, 8), [6.5, 16]]);
    make.lines([mound.slice(0, 9)], 'hatch', 0.6);
    make.lines(
      [
        [
          [4, 12],
          [5.6, 11],
        ],
        [
          [4.6, 16],
          [6.4, 14.6],
        ],
        [
          [4, 20],
          [6, 19],
        ],
      ],
      'seam',
      0.5,
    );
  }
  if (kind === 'cross') {
    make.poly(
      points('5.3,-1 7.7,-1 7.7,2 11,2 11,4.2 7.7,4.2 7.7,8.6 5.3,8.6 5.3,4.2 2,4.2 2,2 5.3,2'),
      'timber',
      0.6,
    );
  } else {
    make.poly(points('2,7 2,2.4 3.4,.4 6.5,-.6 9.6,.4 11,2.4 11,7'), 'bone');
    make.lines(
      [
        [
          [4.6, 2.8],
          [8.4, 2.8],
        ],
        [
          [4, 4.6],
          [9, 4.6],
        ],
      ],
      'iron',
      0.5,
    );
  }
}
