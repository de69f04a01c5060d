import { randomBetween } from '../ink';
import { curve, ellipse, type Pose, placed, points } from '../outline';
import type { Line, Point } from '../scene';
import { Sketch } from '../sketch';
import { tuft } from './growth';
import { HILL } from './hill';
import { drawOpenGrave } from './open-grave';
import { SUN } from './sky';

/** Markers are drawn 100 tall around their foot. */
const UPRIGHT: Line = points('-7,4 -6,-98 -1,-101 3,-97 6,-100 7,4');
const CROSSBEAM: Line = points('-31,-73 -29,-66 -32,-61 30,-58 33,-63 31,-71');
const BOARD: Line = points('-24,4 -23,-66 -15,-76 -7,-78 0,-88 8,-78 17,-75 23,-66 24,4');

export function drawGraves(): Sketch {
  const sketch = new Sketch('boot hill: graves');
  const onHill = (x: number, sunk = 4): Point => [x, HILL.heightAt(x) + sunk];
  cross(sketch, { at: onHill(1010), scale: 0.62, degrees: -8 });
  board(sketch, { at: onHill(1078), scale: 0.62, degrees: 6 });
  cross(sketch, { at: onHill(1216), scale: 0.85, degrees: 5 });
  board(sketch, { at: onHill(1276), scale: 0.62, degrees: -9 });
  cross(sketch, { at: onHill(1330), scale: 0.88, degrees: -4 });
  cross(sketch, { at: onHill(1404), scale: 0.55, degrees: 14 });
  board(sketch, { at: onHill(1534, 8), scale: 0.62, degrees: 9 });
  drawOpenGrave(sketch);
  cross(sketch, { at: [1362, 454], scale: 0.98, degrees: 7 });
  board(sketch, { at: [936, 474], scale: 0.75, degrees: -7 });
  return sketch;
}

function cross(sketch: Sketch, pose: Pose): void {
  castShadow(sketch, UPRIGHT, pose);
  castShadow(sketch, CROSSBEAM, pose);
  mound(sketch, pose);
  plank(sketch, UPRIGHT, pose, 90);
  plank(sketch, CROSSBEAM, pose, 1.5);
  for (const nail of points('-2,-66 3,-64')) {
    const [centre = [0, 0]] = placed([nail], pose);
    sketch.disc(centre, 1.8 * (pose.scale ?? 1), 'shadow');
  }
  rootTufts(sketch, pose);
}

function board(sketch: Sketch, pose: Pose): void {
  castShadow(sketch, BOARD, pose);
  mound(sketch, pose);
  plank(sketch, BOARD, pose, 90);
  const lettering: readonly Line[] = [
    points('-10,-58 10,-58'),
    points('-14,-46 13,-46'),
    points('-11,-36 9,-36'),
  ];
  for (const row of lettering) {
    sketch.stroke(placed(row, pose), 'ink', {
      width: 5 * (pose.scale ?? 1),
      wobble: 1.2,
      ends: [0.5, 0.3],
    });
  }
  rootTufts(sketch, pose);
}

function plank(sketch: Sketch, outline: Line, pose: Pose, grain: number): void {
  const { scale = 1, degrees = 0 } = pose;
  const wood = placed(outline, pose);
  sketch.fill(wood, 'floor');
  sketch.hatch(wood, 'hatch', {
    degrees: grain + degrees,
    spacing: 4.2,
    width: 1.5 * scale,
    reach: [0.15, 0.9],
  });
  const shade = wood.slice(Math.floor(wood.length / 2));
  sketch.stroke(shade, 'hatch', { width: 3 * scale });
  sketch.outline(wood, 'ink', { width: 1.2 + 1.6 * scale });
}

function mound(sketch: Sketch, { at: [x, y], scale = 1 }: Pose): void {
  const heap = curve(
    [
      [x - 38 * scale, y + 4],
      [x - 18 * scale, y - 5 * scale],
      [x + 10 * scale, y - 6 * scale],
      [x + 40 * scale, y + 5],
    ],
    false,
    6,
  );
  sketch.fill(heap, 'floor');
  sketch.stroke(heap, 'ink', { width: 1.6, ends: [0, 0] });
  const shade = ellipse([x + 14 * scale, y + 3 * scale], 30 * scale, 6 * scale);
  sketch.hatch(shade, 'hatch', { degrees: 155, spacing: 3.4, width: 1.4, reach: [0.5, 1] });
}

/** The sun stands behind the graves, so their shadows run down the hill towards the reader. */
function castShadow(sketch: Sketch, outline: Line, { at, scale = 1 }: Pose): void {
  const away = (at[0] - SUN.centre[0]) / 500;
  const fallen = outline.map(
    ([x, y]): Point => [at[0] + (x - y * away * 0.9) * scale, at[1] + 5 - y * 0.36 * scale],
  );
  sketch.fill(fallen, 'timber');
}

function rootTufts(sketch: Sketch, { at: [x, y], scale = 1 }: Pose): void {
  for (const side of [-11, 2, 13]) {
    tuft(sketch, [x + side * scale, y + 5 * scale], randomBetween(sketch.generator, 10, 17) * scale);
  }
}
