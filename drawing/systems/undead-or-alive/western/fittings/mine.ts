import { randomBetween } from '../../../../ink';
import { points } from '../../../../outline';
import type { Line } from '../../../../scene';
import type { Sketch } from '../../../../sketch';
import { Carpenter } from '../carpenter';
import type { Room } from '../room';

/** Where the rails run, across the mine: its middle stays free. */
const TRACK = 0.26;

/** Rough rock along the sides, timber sets across, rails down the middle and a cart of ore. */
export function drawMine(sketch: Sketch, room: Room): void {
  const [x, y, w, h] = room.largest;
  const make = new Carpenter(sketch, [x, y, w, h]);
  for (const side of [0, 1]) {
    const ragged: [number, number][] = [];
    for (let at = 0; at <= h; at += 7) {
      const deep = randomBetween(room.generator, 6, 12);
      ragged.push([side === 0 ? deep : w - deep, Math.min(at, h)]);
    }
    const edge: Line = side === 0 ? [[0, 0], ...ragged, [0, h]] : [[w, 0], ...ragged, [w, h]];
    make.poly(edge, 'rock', 0.7);
    make.lines(
      ragged.slice(1).map(([at, top]) => [
        [side === 0 ? 2 : w - 2, top - 2],
        [side === 0 ? at - 1.5 : at + 1.5, top - 4],
      ]),
      'timber',
      0.6,
    );
  }
  track(make, w * TRACK, h);
  for (let at = 22; at < h; at += 34) {
    make.box([3, at, w - 6, 5], 'timber');
    make.lines(
      [
        [
          [6, at + 2],
          [w - 7, at + 2.6],
        ],
      ],
      'hatch',
      0.5,
    );
    for (const post of [5, w - 11]) make.box([post, at - 1.5, 6, 8], 'walk');
  }
  if (h >= w) cart(make, w * TRACK, h * 0.62);
}

function track(make: Carpenter, middle: number, length: number): void {
  for (let at = 4; at < length - 3; at += 9) make.box([middle - 10, at, 20, 3.6], 'timber', 0.5);
  for (const rail of [-6.5, 6.5]) {
    make.fill([middle + rail - 1.2, 0, 2.4, length], 'ink');
    make.fill([middle + rail - 0.6, 0, 1.2, length], 'iron');
  }
}

function cart(make: Carpenter, middle: number, top: number): void {
  make.box([middle - 8.6, top - 12, 17.2, 24], 'iron');
  make.box([middle - 6.6, top - 10, 13.2, 20], 'coal', 0.5);
  for (const [dx, dy, size] of [
    [-2.6, -5, 3.2],
    [2.8, -3, 2.8],
    [-1, 2, 3.6],
    [3, 5, 2.6],
    [-3, 7, 2.2],
  ] as const) {
    const [x, y] = [middle + dx, top + dy];
    make.poly(
      points(
        `${x - size},${y} ${x - size * 0.3},${y - size} ${x + size},${y - size * 0.4} ${x + size * 0.6},${y + size} ${x - size * 0.6},${y + size * 0.8}`,
      ),
      dx > 0 ? 'yellow' : 'rock',
      0.5,
    );
  }
}
