import { nextFraction } from '../../engine';
import { drift, randomBetween } from '../ink';
import { curve } from '../outline';
import type { ColourName } from '../palette';
import type { Line, Point } from '../scene';
import type { Sketch } from '../sketch';

/** A stretch of ground: how high its surface lies at each x, between its two ends. */
export interface Terrain {
  readonly from: number;
  readonly to: number;
  readonly heightAt: (x: number) => number;
}

/** Ground whose surface runs softly through the given points, from left to right. */
export function groundThrough(points: Line): Terrain {
  const surface = curve(points, false, 8);
  const first = surface[0] ?? [0, 0];
  const last = surface.at(-1) ?? first;
  const heights = Array.from({ length: Math.ceil(last[0] - first[0]) + 1 }, (_, index) => {
    const x = first[0] + index;
    const next = Math.max(
      1,
      surface.findIndex((point) => point[0] >= x),
    );
    const [a, b] = [surface[next - 1] ?? last, surface[next] ?? last];
    return a[1] + ((x - a[0]) / (b[0] - a[0] || 1)) * (b[1] - a[1]);
  });
  const heightAt = (x: number): number => heights[Math.round(x - first[0])] ?? last[1];
  return { from: first[0], to: last[0], heightAt };
}

export function surfaceLine({ from, to, heightAt }: Terrain, step = 8): Point[] {
  const pieces = Math.max(2, Math.round((to - from) / step));
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / pieces;
    return [x, heightAt(x)];
  });
}

const ROW = 7;

/** Flat colour laid on in long dry-brush rows, whose ends and lowest rows break up and sink into the page. */
export function brushed(
  sketch: Sketch,
  ground: Terrain,
  depthAt: (x: number) => number,
  fill: ColourName,
): void {
  const { generator } = sketch;
  const surface = surfaceLine(ground, 16);
  const deepest = Math.max(...surface.map(([x]) => depthAt(x)));
  const rows: Line[] = [];
  for (let depth = 0; depth < deepest; depth += ROW) {
    const inside = surface.filter(([x]) => depthAt(x) >= depth).map(([x]) => x);
    const [left = 0, right = 0] = [inside[0], inside.at(-1)];
    const fading = Math.max(0, depth / deepest - 0.7) / 0.3;
    let x = left + randomBetween(generator, 0, 40);
    while (x < right - 20) {
      const whole = fading === 0 ? right - x : randomBetween(generator, 90, 420) * (1.2 - fading);
      const end = Math.min(right - randomBetween(generator, 0, 40), x + whole);
      if (end > x + 24) rows.push(brushRow({ ...ground, from: x, to: end }, depth));
      x = end + randomBetween(generator, 4, 26 + 70 * fading);
    }
  }
  sketch.areas(rows, fill);
}

function brushRow(ground: Terrain, depth: number): Line {
  const middle = surfaceLine({ ...ground, from: ground.from + 14, to: ground.to - 14 }, 44);
  const at = (x: number, sunk: number): Point => [x, ground.heightAt(x) + depth + sunk];
  const upper = middle.map(([x]) => at(x, depth === 0 ? 0 : -ROW * 0.3));
  const lower = middle.map(([x]) => at(x, ROW * 1.15)).reverse();
  return [at(ground.from, ROW / 2), ...upper, at(ground.to, ROW / 2), ...lower];
}

export interface Contours {
  readonly colour: ColourName;
  readonly width: number;
  /** Depths below the surface, at which broken lines follow it. */
  readonly depths: readonly number[];
  /** How much of the ground is hatched at this x and depth: 0 none, 1 all. */
  readonly density: (x: number, depth: number) => number;
}

/** Broken engraved lines along the fall of the ground. */
export function contourStrokes(sketch: Sketch, ground: Terrain, contours: Contours): void {
  const { generator } = sketch;
  const slopes = drift(generator);
  for (const depth of contours.depths) {
    const patches = drift(generator);
    let x = ground.from + nextFraction(generator) * 30;
    while (x < ground.to) {
      const length = randomBetween(generator, 12, 30) + 40 * nextFraction(generator) ** 3;
      const wanted = contours.density(x + length / 2, depth);
      const bare = 0.5 + 0.32 * slopes((x - ground.from) / 75 + depth / 50) + 0.24 * patches(x / 40);
      if (bare < wanted) {
        const line = surfaceLine({ ...ground, from: x, to: Math.min(ground.to, x + length) }, 18);
        const sunk = line.map(([px, py]): Point => [px, py + depth]);
        sketch.stroke(sunk, contours.colour, { width: contours.width, wobble: 0.7, ends: [0.25, 0] });
      }
      x += length + randomBetween(generator, 4, 12);
    }
  }
}
