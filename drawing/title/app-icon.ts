import { ellipse, placed, points } from '../outline';
import type { Line, Point, Scene } from '../scene';
import { Sketch } from '../sketch';
import { tuft } from './growth';

const SIZE = 512;
const MIDDLE: Point = [256, 256];
const SKY = 206;
const SUN: Point = [256, 232];
const UPRIGHT: Line = points('-27,10 -23,-262 -8,-272 4,-262 17,-270 25,-258 28,10');
const CROSSBEAM: Line = points('-98,-194 -94,-172 -101,-148 96,-142 103,-164 97,-190');

/** A round badge: a leaning cross on a hill before the sun. Few and heavy shapes, for it must read at 32 pixels. */
export function appIconScene(): Scene {
  const sketch = new Sketch('app icon');
  sketch.disc(MIDDLE, 250, 'shadow');
  sketch.disc(MIDDLE, 238, 'yellow');
  sketch.disc(MIDDLE, 222, 'shadow');
  sketch.disc(MIDDLE, SKY, 'paper');
  rays(sketch);
  sketch.disc(SUN, 128, 'sun');
  sketch.outline(ellipse(SUN, 128, 128, 60), 'ink', { width: 5, wobble: 1, ends: [1, 1] });
  hill(sketch);
  cross(sketch);
  return { width: SIZE, height: SIZE, shapes: sketch.shapes };
}

function rays(sketch: Sketch): void {
  for (let degrees = 0; degrees < 360; degrees += 15) {
    const wedge: Point[] = points('142,-4.5 214,-1 214,1 142,4.5');
    const ray = placed(wedge, { at: SUN, degrees: degrees + 7.5 });
    const inside = ray.map(([x, y]): Point => within([x, y], SKY - 4));
    sketch.fill(inside, 'orange');
  }
}

function hill(sketch: Sketch): void {
  const ridge: Point[] = Array.from({ length: 25 }, (_, index) => {
    const across = index / 12 - 1;
    return within([MIDDLE[0] + across * 204, 340 + 44 * across ** 2 + 8 * Math.sin(across * 5)], SKY);
  });
  const rim = Array.from({ length: 31 }, (_, index): Point => {
    const angle = 0.68 + (index / 30) * (Math.PI - 1.36);
    return [MIDDLE[0] + Math.cos(angle) * SKY, MIDDLE[1] + Math.sin(angle) * SKY];
  });
  const land = [...ridge, ...rim];
  sketch.fill(land, 'floor');
  sketch.hatch(
    placed(land, { at: [0, 34] }).map((point) => within(point, SKY - 6)),
    'hatch',
    {
      degrees: 176,
      spacing: 15,
      width: 6,
      reach: [0.25, 0.9],
    },
  );
  sketch.stroke(ridge, 'ink', { width: 9, wobble: 1.5, ends: [1, 1] });
}

function cross(sketch: Sketch): void {
  const place = { at: [262, 382], degrees: 7 } as const;
  for (const plank of [UPRIGHT, CROSSBEAM]) sketch.solid(placed(plank, place), 'shadow', 'ink', 5);
  const grain: readonly Line[] = [
    points('-12,-250 -10,-206'),
    points('9,-252 8,-204'),
    points('-12,-132 -14,-30'),
    points('8,-128 10,-58'),
    points('-82,-176 -34,-177'),
    points('34,-168 84,-163'),
  ];
  for (const line of grain)
    sketch.stroke(placed(line, place), 'seam', { width: 5, wobble: 1.6, ends: [0.4, 0] });
  for (const [x, size] of points('204,46 232,60 292,60 322,44')) tuft(sketch, [x, 390], size);
}

/** The point, drawn in to a circle of the given radius around the middle of the badge. */
function within([x, y]: Point, radius: number): Point {
  const [dx, dy] = [x - MIDDLE[0], y - MIDDLE[1]];
  const kept = Math.min(1, radius / (Math.hypot(dx, dy) || 1));
  return [MIDDLE[0] + dx * kept, MIDDLE[1] + dy * kept];
}
