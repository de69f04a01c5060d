import { nextFraction } from '../../engine';
import { randomBetween } from '../ink';
import { box, placed, points } from '../outline';
import type { Point } from '../scene';
import { Sketch } from '../sketch';
import { tufts } from './growth';
import { brushed, contourStrokes, groundThrough, surfaceLine } from './land';

export const HILL = groundThrough(
  points('640,508 730,474 820,434 930,398 1060,366 1190,345 1310,338 1420,346 1510,372 1588,414'),
);

export function drawHill(): Sketch {
  const sketch = new Sketch('boot hill: hill');
  const { generator } = sketch;
  const depthAt = (x: number): number => {
    const floor = 486 - 30 * ((x - 1150) / 450) ** 2;
    return Math.max(0, Math.min(1.5 * (x - HILL.from), floor - HILL.heightAt(x), 1.6 * (HILL.to - x)));
  };
  brushed(sketch, HILL, depthAt, 'plank');
  sketch.stroke(surfaceLine(HILL), 'ink', { width: 2.8, wobble: 1, ends: [0.1, 0.1] });
  contourStrokes(sketch, HILL, {
    colour: 'hatch',
    width: 1.5,
    depths: [9, 15, 21, 28, 35, 43, 51, 60, 69, 79, 89, 100, 111, 122, 134, 146],
    density: (x, depth) => {
      const y = HILL.heightAt(x) + depth;
      if (y > 510 || x > 1560) return -1;
      const fade = Math.max(0, (y - 468) / 80);
      const rightShade = Math.max(0, (x - 1340) / 500);
      const leftShade = Math.max(0, (900 - x) / 500);
      return 0.34 + 0.25 * Math.sin(Math.min(depth, 90) / 57) + rightShade + leftShade - fade;
    },
  });
  fence(sketch);
  for (let clump = 0; clump < 21; clump++) {
    const x = randomBetween(generator, 690, 1560);
    const depth = nextFraction(generator);
    tufts(sketch, [x, Math.min(HILL.heightAt(x) + 8 + depth * 150, 508)], 9 + depth * 9);
  }
  return sketch;
}

/** A run of split rails down the slope; one post leans, one rail has come off. */
function fence(sketch: Sketch): void {
  const posts: readonly [x: number, tall: number, lean: number][] = [
    [762, 34, -5],
    [806, 35, 4],
    [850, 33, -3],
    [893, 35, 9],
    [936, 32, -2],
  ];
  const head = ([x, tall, lean]: (typeof posts)[number], part: number): Point => [
    x + lean * part,
    HILL.heightAt(x) + 4 - tall * part,
  ];
  posts.forEach((post, index) => {
    const next = posts[index + 1];
    if (next) {
      rail(sketch, head(post, 0.38), head(next, 0.38));
      rail(sketch, head(post, 0.78), head(next, index === 2 ? 0.1 : 0.78));
    }
  });
  for (const [x, tall, lean] of posts) {
    const post = placed(box(-3.2, -tall, 6.4, tall + 3), { at: [x, HILL.heightAt(x) + 4], degrees: lean });
    sketch.solid(post, 'floor', 'ink', 1.6);
    sketch.hatch(post, 'hatch', { degrees: 90 + lean, spacing: 2, width: 0.9, reach: [0.2, 0.7] });
  }
}

function rail(sketch: Sketch, from: Point, to: Point): void {
  const slope = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  sketch.solid(placed(box(-5, -2.2, length + 10, 4.4), { at: from, degrees: slope }), 'floor', 'ink', 1.4);
}
