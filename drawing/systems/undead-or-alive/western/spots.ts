import type { Spot } from '../../../../schemas';
import { box, ellipse, placed, points } from '../../../outline';
import type { Line, Point, Shape } from '../../../scene';
import { Sketch } from '../../../sketch';
import { ruled } from '../../../tile/rough';

/** Printed places, in ink on the floor: a token laid on one hides it. */
export function drawSpots(sketch: Sketch, spots: readonly Spot[]): void {
  for (const { kind, at } of spots) {
    if (kind === 'objective') crate(sketch, at);
    else if (kind === 'corpse-pile') pile(sketch, at);
    else lair(sketch, at);
  }
}

/** An open crate, seen from above. */
function crate(sketch: Sketch, at: Point): void {
  const square = (half: number): Line => placed(box(-half, -half, 2 * half, 2 * half), { at, degrees: -8 });
  sketch.fill(square(12), 'ink');
  sketch.fill(square(11.2), 'walk');
  sketch.ink(
    [-7.4, -3.7, 0, 3.7, 7.4].map((x) => placed(ruled([x, -11.2], [x, 11.2], 0.5), { at, degrees: -8 })),
    'timber',
  );
  sketch.fill(square(8.6), 'ink');
  sketch.fill(square(7.9), 'hatch');
  const cross = (width: number): Line[] => [
    placed(ruled([-6, -6], [6, 6], width), { at, degrees: -8 }),
    placed(ruled([6, -6], [-6, 6], width), { at, degrees: -8 }),
  ];
  sketch.areas(cross(2), 'straw');
  const nails: readonly Point[] = [
    [-9.9, -9.9],
    [9.9, -9.9],
    [9.9, 9.9],
    [-9.9, 9.9],
  ];
  for (const nail of nails) sketch.disc(placed([nail], { at, degrees: -8 })[0] ?? at, 0.6, 'ink');
}

function dashedRing(at: Point, radius: number, dashes: number, width: number): Line[] {
  return Array.from({ length: dashes }, (_, dash): Line => {
    const [from, to] = [(dash / dashes) * 360, ((dash + 0.6) / dashes) * 360];
    const arc = (r: number): Point[] =>
      Array.from({ length: 4 }, (__, step): Point => {
        const turn = ((from + ((to - from) * step) / 3) * Math.PI) / 180;
        return [at[0] + Math.cos(turn) * r, at[1] + Math.sin(turn) * r];
      });
    return [...arc(radius + width / 2), ...arc(radius - width / 2).reverse()];
  });
}

/** Crossed bones under a skull in a ring. */
function pile(sketch: Sketch, at: Point): void {
  sketch.areas(dashedRing(at, 14.5, 16, 1.3), 'ink');
  const bone = (degrees: number): Line[] => [
    placed(box(-10, -1, 20, 2), { at: [at[0], at[1] + 2.5], degrees }),
    ...[-10, 10].flatMap((x) =>
      [-1.3, 1.3].map((y) => placed(ellipse([x, y], 1.7, 1.7, 9), { at: [at[0], at[1] + 2.5], degrees })),
    ),
  ];
  const grown = (degrees: number): Line[] => [
    placed(box(-10, -1.7, 20, 3.4), { at: [at[0], at[1] + 2.5], degrees }),
    ...[-10, 10].flatMap((x) =>
      [-1.3, 1.3].map((y) => placed(ellipse([x, y], 2.4, 2.4, 9), { at: [at[0], at[1] + 2.5], degrees })),
    ),
  ];
  sketch.areas([...grown(28), ...grown(-28)], 'ink');
  sketch.areas([...bone(28), ...bone(-28)], 'bone');
  for (const [outlines, colour] of skull(at, 0.86)) sketch.areas(outlines, colour);
}

/** As it is printed, around its own zero. */
export function corpsePileShapes(): Shape[] {
  const sketch = new Sketch('corpse pile');
  pile(sketch, [0, 0]);
  return sketch.shapes;
}

/** A skull some sixteen wide at scale 1, layer by layer. */
export function skull(at: Point, scale: number): [Line[], 'ink' | 'bone'][] {
  const put = (line: Line): Line => placed(line, { at, scale });
  const shell = points(
    '-8,-3 -7.4,-6.6 -5,-9.4 0,-10.6 5,-9.4 7.4,-6.6 8,-3 7.4,1 5,3.6 5,7.6 -5,7.6 -5,3.6 -7.4,1',
  );
  const inner = points(
    '-7,-3 -6.5,-6.1 -4.4,-8.5 0,-9.6 4.4,-8.5 6.5,-6.1 7,-3 6.5,.5 4.1,3 4.1,6.7 -4.1,6.7 -4.1,3 -6.5,.5',
  );
  const holes = [
    put(ellipse([-3.3, -2.6], 2.2, 2.5, 12)),
    put(ellipse([3.3, -2.6], 2.2, 2.5, 12)),
    put(points('0,.2 1.3,2.6 -1.3,2.6')),
    ...[-2.2, 0, 2.2].map((x) => put(box(x - 0.3, 4.2, 0.6, 2.6))),
  ];
  return [
    [[put(shell)], 'ink'],
    [[put(inner)], 'bone'],
    [holes, 'ink'],
  ];
}

/** Three claw marks in a dashed triangle: where an abomination comes from. */
function lair(sketch: Sketch, at: Point): void {
  const corners = placed(points('0,-20 18,11 -18,11'), { at });
  const dashes: Line[] = [];
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % 3] ?? from;
    for (let dash = 0; dash < 7; dash++) {
      const part = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      dashes.push(ruled(part((dash + 0.15) / 7), part((dash + 0.8) / 7), 1.6));
    }
  });
  sketch.areas(dashes, 'red');
  const claws = [-5, 0, 5].map((x) =>
    placed(points(`${x - 1},-8 ${x + 1.6},-1 ${x - 0.4},8 ${x - 1.6},-1`), { at, degrees: 14 }),
  );
  sketch.areas(claws, 'red');
}
