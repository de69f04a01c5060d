import { nextBelow, nextFraction } from '../../../../engine';
import type { Box } from '../../../box';
import { randomBetween } from '../../../ink';
import { box, ellipse } from '../../../outline';
import type { Line, Point } from '../../../scene';
import type { Sketch } from '../../../sketch';
import { cutByOpenings, isStreet, type Plan, tagged } from '../../../tile/plan';
import { roughBox, ruled } from '../../../tile/rough';

/** Bare ground with what the wind, wheels and boots left on it. */
export function drawGround(sketch: Sketch, { face, width, height }: Plan): void {
  sketch.fill(box(0, 0, width, height), 'street');
  const streets = face.zones
    .filter((zone) => zone.kind === 'street' && !tagged(zone, 'railroad'))
    .flatMap((zone) => zone.rects);
  dustFlecks(sketch, streets);
  for (const rect of streets) tufts(sketch, rect);
}

/** Flecks of dust: short flat strokes, pointed at both ends. */
function dustFlecks(sketch: Sketch, rects: readonly Box[]): void {
  const { generator } = sketch;
  const flecks: Line[] = [];
  for (const [x, y, w, h] of rects) {
    const count = Math.round((w * h) / 190);
    for (let fleck = 0; fleck < count; fleck++) {
      const length = Math.min(randomBetween(generator, 2, 9), w / 2);
      const left = x + 1 + nextFraction(generator) * (w - length - 2);
      const top = y + 1.5 + nextFraction(generator) * (h - 3);
      const sag = randomBetween(generator, -0.8, 0.8);
      flecks.push([
        [left, top],
        [left + length / 2, top + sag - 0.35],
        [left + length, top],
        [left + length / 2, top + sag + 0.35],
      ]);
    }
  }
  if (flecks.length > 0) sketch.areas(flecks, 'dust');
}

/** Here and there some pebbles or a tuft of dry grass. */
function tufts(sketch: Sketch, [x, y, w, h]: Box): void {
  const { generator } = sketch;
  if (w < 30 || h < 30) return;
  const count = nextBelow(generator, 3);
  for (let tuft = 0; tuft < count; tuft++) {
    const at: Point = [x + randomBetween(generator, 10, w - 10), y + randomBetween(generator, 10, h - 10)];
    if (nextBelow(generator, 2) === 0) grass(sketch, at);
    else pebbles(sketch, at);
  }
}

function grass(sketch: Sketch, [x, y]: Point): void {
  const { generator } = sketch;
  const blades = Array.from({ length: 5 }, (_, blade): Line => {
    const lean = (blade - 2) * 1.5 + randomBetween(generator, -0.5, 0.5);
    const tall = randomBetween(generator, 3, 5) - Math.abs(blade - 2) * 0.6;
    return [
      [x + lean * 0.35 - 0.35, y],
      [x + lean, y - tall],
      [x + lean * 0.35 + 0.35, y],
    ];
  });
  sketch.areas(blades, 'grass');
}

function pebbles(sketch: Sketch, [x, y]: Point): void {
  const { generator } = sketch;
  const stones = Array.from({ length: 3 }, (): Line => {
    const size = randomBetween(generator, 0.6, 1.3);
    const at: Point = [x + randomBetween(generator, -4, 4), y + randomBetween(generator, -2.5, 2.5)];
    return ellipse(at, size, size * 0.7, 7);
  });
  sketch.areas(stones, 'rock');
}

const DASH = 15;
const GAP = 7;
const PAINT = 2.4;

/** Painted limits between the streets of a face. Half a gap at either end, so that lines go on over a seam. */
export function drawLimits(sketch: Sketch, { edges, face }: Plan): void {
  const { generator } = sketch;
  const dashes: Line[] = [];
  for (const edge of edges) {
    if (!isStreet(edge.before) || !isStreet(edge.after) || tagged(edge.before, 'railroad')) continue;
    for (const { from, to } of cutByOpenings(edge, face).closed) {
      const count = Math.max(1, Math.round((to - from) / (DASH + GAP)));
      const pitch = (to - from) / count;
      const gap = Math.min(GAP, pitch * 0.35);
      for (let dash = 0; dash < count; dash++) {
        const start = from + dash * pitch + gap / 2 + randomBetween(generator, -0.4, 0.4);
        const length = pitch - gap + randomBetween(generator, -0.4, 0.4);
        const lying: Box =
          edge.axis === 'x'
            ? [start, edge.at - PAINT / 2, length, PAINT]
            : [edge.at - PAINT / 2, start, PAINT, length];
        dashes.push(roughBox(generator, lying, 0.25, 5));
      }
    }
  }
  if (dashes.length > 0) sketch.areas(dashes, 'paint');
}

/** Where nobody goes: broken ground with cracks. */
export function drawSolid(sketch: Sketch, rects: readonly Box[]): void {
  for (const rect of rects) {
    const [x, y, w, h] = rect;
    sketch.fill(box(x, y, w, h), 'rock');
    sketch.hatch(box(x, y, w, h), 'timber', { degrees: 48, spacing: 4, width: 0.6, reach: [0.3, 1] });
    sketch.ink(
      [ruled([x, y], [x + w, y], 1), ruled([x, y + h], [x + w, y + h], 1)].concat([
        ruled([x, y], [x, y + h], 1),
        ruled([x + w, y], [x + w, y + h], 1),
      ]),
      'ink',
    );
  }
}
