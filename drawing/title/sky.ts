import { nextFraction } from '../../engine';
import { randomBetween } from '../ink';
import { curve, ellipse, placed, ribbon, segment } from '../outline';
import type { Point } from '../scene';
import { Sketch } from '../sketch';

export const SUN = { centre: [1035, 236], radius: 128 } as const satisfies { centre: Point; radius: number };

export function drawSky(): Sketch {
  const sketch = new Sketch('boot hill: sky');
  stars(sketch);
  rays(sketch);
  sketch.disc(SUN.centre, SUN.radius, 'sun');
  // The stroke begins and ends at the foot of the sun, behind the mesas.
  const rim = placed(ellipse([0, 0], SUN.radius, SUN.radius, 60), { at: SUN.centre, degrees: 90 });
  sketch.outline(rim, 'ink', { width: 2, wobble: 0.8, ends: [1, 1] });
  hazeAcrossSun(sketch);
  bands(sketch);
  birds(sketch);
  return sketch;
}

/** They keep clear of the moon, and nearly clear of the title. */
function stars(sketch: Sketch): void {
  const { generator } = sketch;
  const sparks: Point[][] = [];
  for (let count = 0; count < 130; count++) {
    const [x, y] = [randomBetween(generator, 20, 1580), 12 + 225 * nextFraction(generator) ** 1.3];
    const size = 0.6 + 1.2 * nextFraction(generator) ** 4;
    const hidden = x > 60 && x < 820 && y > 50 ? nextFraction(generator) < 0.85 : false;
    const nearMoon = Math.hypot(x - SUN.centre[0], y - SUN.centre[1]) < SUN.radius + 85;
    if (!hidden && !nearMoon) sparks.push(ellipse([x, y], size, size, size > 1.5 ? 8 : 5));
  }
  sketch.areas(sparks, 'star');
}

function rays(sketch: Sketch): void {
  const { generator } = sketch;
  const [sunX, sunY] = SUN.centre;
  for (let degrees = -178; degrees < 0; degrees += randomBetween(generator, 2.2, 3.4)) {
    const angle = (degrees * Math.PI) / 180;
    const towardsTitle = Math.max(0, -Math.cos(angle));
    const start = SUN.radius + randomBetween(generator, 9, 16);
    const length =
      randomBetween(generator, 14, 46) + (nextFraction(generator) < 0.3 ? 44 * (1 - towardsTitle) : 0);
    const at = (reach: number): Point => [sunX + Math.cos(angle) * reach, sunY + Math.sin(angle) * reach];
    sketch.stroke([at(start), at(start + length)], 'wallCore', { width: 1.5, wobble: 0.4, ends: [1, 0] });
  }
}

function hazeAcrossSun(sketch: Sketch): void {
  const { generator } = sketch;
  const [sunX, sunY] = SUN.centre;
  let gap = 19;
  for (let y = sunY - 34; y < sunY + 80; y += gap) {
    const half = Math.sqrt(SUN.radius ** 2 - (y - sunY) ** 2) - 1;
    const start = sunX - half + (nextFraction(generator) < 0.5 ? 0 : randomBetween(generator, 6, 40));
    const end = sunX + half - (nextFraction(generator) < 0.5 ? 0 : randomBetween(generator, 6, 60));
    sketch.stroke(segment(start, y, end, y), 'seam', { width: 1.7, wobble: 0.6, ends: [0.2, 0.1] });
    gap = Math.max(5.5, gap * 0.84);
  }
}

/** Level strokes of evening air, thicker towards the horizon and none where the title stands. */
function bands(sketch: Sketch): void {
  const { generator } = sketch;
  for (let y = 150; y < 318; y += Math.max(6, (330 - y) * 0.085)) {
    const low = (y - 150) / 170;
    let x = y < 272 ? 1180 : 30 + randomBetween(generator, 0, 90);
    while (x < 1560) {
      const length = randomBetween(generator, 30, 120) * (0.6 + low);
      const nearSun =
        Math.hypot(x + length / 2 - SUN.centre[0], y - SUN.centre[1]) < SUN.radius + length / 2 + 14;
      if (!nearSun && nextFraction(generator) < 0.3 + 0.35 * low) {
        const end = Math.min(1585, x + length);
        sketch.stroke(segment(x, y, end, y), 'seam', { width: 1.1, wobble: 0.5, ends: [0, 0] });
      }
      x += length + randomBetween(generator, 14, 70);
    }
  }
}

function birds(sketch: Sketch): void {
  const flock: readonly [x: number, y: number, size: number][] = [
    [1236, 92, 9],
    [1262, 76, 7],
    [1214, 112, 6],
  ];
  for (const [x, y, size] of flock) {
    const wings: Point[] = [
      [x - size * 1.7, y - size * 0.3],
      [x - size * 0.8, y - size * 0.8],
      [x, y],
      [x + size * 0.8, y - size * 0.9],
      [x + size * 1.7, y - size * 0.35],
    ];
    sketch.ink([ribbon(curve(wings, false, 5), (part) => Math.sin(part * Math.PI) * 1.3 + 0.1)], 'ink');
  }
}
