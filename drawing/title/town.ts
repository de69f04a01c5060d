import { randomBetween } from '../ink';
import { box, placed, points, segment } from '../outline';
import type { ColourName } from '../palette';
import type { Line, Point } from '../scene';
import { Sketch } from '../sketch';
import { church } from './church';

const STREET = 374;
const INK = 1.25;

interface Front {
  readonly x: number;
  readonly width: number;
  readonly wall: number;
  readonly paint: ColourName;
  /** The false front above the wall, as heights over the wall at parts of the width. */
  readonly crown: Line;
}

const SQUARE: Line = points('0,12 1,12');
const STEPPED: Line = points('0,9 0.22,9 0.22,18 0.78,18 0.78,9 1,9');
const POINTED: Line = points('0,4 0.5,24 1,4');
const SALOON: Line = points('0,12 0.2,12 0.2,18 0.36,24 0.64,24 0.8,18 0.8,12 1,12');

const FRONTS: readonly Front[] = [
  { x: 566, width: 44, wall: 34, paint: 'plank', crown: POINTED },
  { x: 613, width: 46, wall: 38, paint: 'dust', crown: STEPPED },
  { x: 662, width: 40, wall: 32, paint: 'floor', crown: SQUARE },
  { x: 705, width: 74, wall: 62, paint: 'plank', crown: SALOON },
  { x: 782, width: 38, wall: 36, paint: 'dust', crown: SQUARE },
  { x: 822, width: 46, wall: 48, paint: 'floor', crown: STEPPED },
];

export function drawTown(): Sketch {
  const sketch = new Sketch('boot hill: town');
  church(sketch, [904, STREET]);
  waterTower(sketch, 538);
  for (const front of FRONTS) drawFront(sketch, front);
  saloonBalcony(sketch);
  boardwalk(sketch, 560, 872);
  return sketch;
}

function drawFront(sketch: Sketch, { x, width, wall, paint, crown }: Front): void {
  const top = STREET - wall;
  const facade: Point[] = [
    [x, STREET],
    ...crown.map(([part, height]): Point => [x + part * width, top - height]),
    [x + width, STREET],
  ];
  sketch.solid(facade, paint, 'ink', INK);
  sketch.hatch(box(x + width * 0.7, top, width * 0.3, wall), 'hatch', {
    degrees: 180,
    spacing: 3.4,
    width: 1,
    reach: [0.3, 1],
  });
  sketch.stroke(segment(x - 2, top - 1, x + width + 2, top - 1), 'ink', { width: 1.8 });
  const sign = box(x + width * 0.2, top - 1, width * 0.6, 8);
  sketch.solid(sign, 'paint', 'ink', 1);
  sketch.stroke(segment(x + width * 0.27, top + 3.2, x + width * 0.73, top + 3.2), 'wallCore', {
    width: 2.2,
    wobble: 0.9,
  });
  openings(sketch, x, width, wall);
  if (wall < 55 && wall > 33) awning(sketch, x, width);
}

function awning(sketch: Sketch, x: number, width: number): void {
  const y = STREET - 25;
  for (const post of [x, x + width]) {
    sketch.stroke(segment(post, y, post, STREET), 'ink', { width: 1.4, wobble: 0.2 });
  }
  sketch.solid(
    [
      [x + 1, y - 5],
      [x + width - 1, y - 5],
      [x + width + 3, y + 1],
      [x - 3, y + 1],
    ],
    'timber',
    'ink',
    1.1,
  );
}

function openings(sketch: Sketch, x: number, width: number, wall: number): void {
  const storeys = wall > 55 ? 2 : 1;
  const pane = width / 5.5;
  for (let storey = 0; storey < storeys; storey++) {
    const sill = STREET - 8 - storey * 31;
    for (const part of storey ? [0.2, 0.5, 0.8] : [0.22, 0.78]) {
      const left = x + width * part - pane / 2;
      sketch.solid(box(left, sill - 15, pane, 14), 'shadow', 'ink', 1);
      sketch.stroke(segment(left + 0.8, sill - 8.5, left + pane - 0.8, sill - 8.5), 'seam', {
        width: 0.9,
        wobble: 0.1,
      });
    }
  }
  sketch.solid(box(x + width * 0.5 - pane * 0.6, STREET - 22, pane * 1.2, 22), 'shadow', 'ink', 1.1);
}

function saloonBalcony(sketch: Sketch): void {
  const [left, right, floor] = [698, 786, STREET - 32];
  sketch.solid(box(left, floor, right - left, 4), 'plank', 'ink', 1.2);
  sketch.stroke(segment(left, floor - 11, right, floor - 11), 'ink', { width: 1.4 });
  for (let x = left; x <= right; x += 6.3) {
    sketch.stroke(segment(x, floor - 11, x, floor), 'ink', { width: 0.9, wobble: 0.2 });
  }
  for (const x of [left + 1, left + 29, right - 29, right - 1]) {
    sketch.stroke(segment(x, floor + 4, x, STREET), 'ink', { width: 1.8, wobble: 0.3 });
  }
}

const HITCHING_RAILS = [
  [618, 650],
  [790, 816],
  [830, 862],
] as const;

function boardwalk(sketch: Sketch, left: number, right: number): void {
  sketch.solid(box(left, STREET - 2, right - left, 6), 'plank', 'ink', 1.2);
  for (let x = left + 5; x < right; x += randomBetween(sketch.generator, 6, 9)) {
    sketch.stroke(segment(x, STREET - 1, x, STREET + 4), 'ink', { width: 0.8, wobble: 0.2 });
  }
  for (const [from, to] of HITCHING_RAILS) {
    sketch.stroke(segment(from, STREET - 7, to, STREET - 7), 'ink', { width: 1.5 });
    for (const x of [from + 3, to - 3]) {
      sketch.stroke(segment(x, STREET - 9, x, STREET + 8), 'ink', { width: 1.5, wobble: 0.2 });
    }
  }
}

function waterTower(sketch: Sketch, x: number): void {
  for (const [foot, head] of points('-17,-12 17,12 -6,-4 6,4')) {
    sketch.stroke(segment(x + foot, STREET + 2, x + head, 330), 'ink', { width: 2, wobble: 0.3 });
  }
  sketch.stroke(segment(x - 15, 358, x + 13, 338), 'ink', { width: 1.1 });
  sketch.stroke(segment(x + 15, 358, x - 13, 338), 'ink', { width: 1.1 });
  sketch.solid(box(x - 16, 302, 32, 29), 'floor', 'ink', 1.4);
  sketch.hatch(box(x - 16, 302, 32, 29), 'hatch', { degrees: 90, spacing: 4, width: 0.9, reach: [0.5, 1] });
  sketch.solid(placed(points('-19,302 0,286 19,302'), { at: [x, 0] }), 'timber', 'ink', 1.3);
}
