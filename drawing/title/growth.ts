import { nextBelow } from '../../engine';
import { randomBetween } from '../ink';
import { curve, placed, points, ribbon, segment } from '../outline';
import type { Point } from '../scene';
import type { Limb, Sketch } from '../sketch';

/** A tuft of dry grass: blades that fan out from one root. */
export function tuft(sketch: Sketch, [x, y]: Point, size: number): void {
  const { generator } = sketch;
  const blades = 4 + nextBelow(generator, 4);
  const wind = randomBetween(generator, -0.35, 0.2);
  for (let blade = 0; blade < blades; blade++) {
    const lean = (blade / (blades - 1) - 0.5) * 1.7 + wind + randomBetween(generator, -0.2, 0.2);
    const height = size * randomBetween(generator, 0.5, 1.1) * (1 - Math.abs(lean) * 0.4);
    const root = x + lean * size * 0.2;
    const bend: Point = [root + lean * size * 0.16, y - height * 0.62];
    const half = Math.max(0.55, size * 0.05);
    sketch.ink(
      [ribbon([[root, y], bend, [x + lean * size * 0.8, y - height]], (part) => (1 - part) * half)],
      'ink',
    );
  }
}

/** Grass grows in company: one tall tuft, smaller ones beside it, a line of ground below. */
export function tufts(sketch: Sketch, [x, y]: Point, size: number): void {
  const { generator } = sketch;
  const reach = size * randomBetween(generator, 1.4, 3);
  sketch.stroke(segment(x - reach, y + 1, x + reach * 0.8, y + 1.5), 'ink', {
    width: size * 0.07 + 0.4,
    ends: [0, 0],
  });
  const company = 1 + nextBelow(generator, 4);
  for (let count = 0; count < company; count++) {
    const aside = randomBetween(generator, -1, 0.9);
    tuft(sketch, [x + aside * reach, y + 1], size * randomBetween(generator, 0.4, 0.75));
  }
  tuft(sketch, [x, y + 1], size);
}

/** A saguaro, its foot at the given point and `height` tall. */
export function cactus(sketch: Sketch, at: Point, height: number): void {
  const arm = (points: Point[], from: number, to: number): Limb => ({
    line: grown(points),
    from: from * height,
    to: to * height,
  });
  const grown = (points: Point[]): Point[] => placed(curve(points, false, 5), { at, scale: height });
  const trunk: Point[] = points('0,-0.05 -0.01,-0.35 0.01,-0.7 0,-1');
  const left: Point[] = points('0,-0.36 -0.13,-0.37 -0.2,-0.43 -0.21,-0.55 -0.2,-0.72');
  const right: Point[] = points('0,-0.5 0.12,-0.5 0.17,-0.56 0.18,-0.66 0.17,-0.84');
  const limbs = [arm(trunk, 0.13, 0.12), arm(left, 0.085, 0.08), arm(right, 0.085, 0.075)];
  sketch.limbs(limbs, 'green', 'ink', 1.8);
  for (const [points, half] of [
    [trunk, 0.05],
    [left, 0.028],
    [right, 0.028],
  ] as const) {
    for (const side of [0.15, 0.75]) {
      const rib = grown(points.map(([x, y]): Point => [x + half * side, y])).slice(3, -2);
      sketch.stroke(rib, 'hatch', { width: 1.3, wobble: 0.4, ends: [0.4, 0.2] });
    }
  }
}
