import { randomBetween } from '../ink';
import { curve, distance, points, ribbon } from '../outline';
import type { Line, Point } from '../scene';
import { Sketch } from '../sketch';

/** The track lies on flat ground seen from a knoll: ground is [across, away], away from 1 at the page's edge. */
const HORIZON = 318;
const EYE = 200;
const FOCUS = 300;
const MIDDLE = 420;
const GAUGE = 0.2;

/** Where the middle of the track runs on the page, from the town to the reader. */
const COURSE: Line = points(
  '700,372 600,384 480,393 370,396 260,398 180,403 142,414 152,432 214,450 296,470 384,488',
);

export function drawRailroad(): Sketch {
  const sketch = new Sketch('boot hill: railroad');
  const course = curve(COURSE.map(toGround), false, 24);
  sleepers(sketch, course);
  for (const side of [-0.5, 0.5]) rail(sketch, offset(course, side * GAUGE));
  return sketch;
}

function sleepers(sketch: Sketch, course: Line): void {
  const left = offset(course, -GAUGE * 0.9);
  const right = offset(course, GAUGE * 0.9);
  const wanted = GAUGE * 0.62;
  let walked = 0;
  course.forEach((point, index) => {
    const [before, a, b] = [course[index - 1], left[index], right[index]];
    if (!before || !a || !b) return;
    walked += distance(before, point);
    if (walked < wanted) return;
    walked = randomBetween(sketch.generator, -0.1, 0.1) * wanted;
    const thick = (GAUGE * 0.24) / distance(before, point);
    const ahead = ([x, y]: Point): Point => [
      x + (point[0] - before[0]) * thick,
      y + (point[1] - before[1]) * thick,
    ];
    const beam = [a, b, ahead(b), ahead(a)].map(toPage);
    const near = 1 / point[1];
    sketch.fill(beam, 'timber');
    sketch.outline(beam, 'ink', { width: 0.5 + 1.1 * near, wobble: 0.5 * near });
  });
}

/** A rail grows towards the reader, and its near end runs out like a pen stroke. */
function rail(sketch: Sketch, ground: Line): void {
  const halfWidth = (part: number): number => {
    const away = ground[Math.round(part * (ground.length - 1))]?.[1] ?? 1;
    return (0.4 + 1.7 / away) * Math.min(1, (1 - part) * 12);
  };
  sketch.fill(ribbon(ground.map(toPage), halfWidth), 'ink');
}

function offset(course: Line, by: number): Point[] {
  return course.map((point, index) => {
    const [fromX, fromY] = course[Math.max(0, index - 1)] ?? point;
    const [toX, toY] = course[Math.min(course.length - 1, index + 1)] ?? point;
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    return [point[0] + ((toY - fromY) / length) * by, point[1] - ((toX - fromX) / length) * by];
  });
}

function toGround([x, y]: Point): Point {
  const away = EYE / (y - HORIZON);
  return [((x - MIDDLE) * away) / FOCUS, away];
}

function toPage([across, away]: Point): Point {
  return [MIDDLE + (across * FOCUS) / away, HORIZON + EYE / away];
}
