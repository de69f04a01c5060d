import { nextBelow } from '../../engine';
import { randomBetween } from '../ink';
import { curve, ellipse, placed, points, segment } from '../outline';
import type { Line, Point } from '../scene';
import { type Limb, Sketch } from '../sketch';

/** Boughs grow from the foot of the trunk; the last two numbers are their thickness at root and tip. */
const BOUGHS: readonly [Line, number, number][] = [
  [points('0,-6 -5,-40 6,-84 -2,-128 8,-172'), 34, 13],
  [points('2,-96 -22,-126 -54,-138 -84,-166 -96,-194'), 15, 1.2],
  [points('-50,-137 -84,-136 -112,-122 -140,-126'), 8, 1.4],
  [points('0,-140 30,-158 50,-186 82,-200 104,-230'), 13, 1.4],
  [points('48,-184 52,-214 70,-238'), 7, 1.2],
  [points('6,-164 -10,-200 2,-232 -8,-268'), 13, 1.4],
  [points('-2,-214 -26,-232 -36,-256'), 6, 1.2],
  [points('2,-60 28,-86 58,-96 84,-120'), 10, 1.4],
  [points('-80,-164 -104,-172 -124,-190'), 5, 1.6],
  [points('-2,-24 -12,-2 -30,10 -50,14'), 22, 2],
  [points('2,-24 10,-2 28,12 54,22'), 22, 2],
  [points('0,-10 -1,4 5,20'), 26, 2],
];

const FOOT: Point = [1466, 358];

export function drawDeadTree(): Sketch {
  const sketch = new Sketch('boot hill: dead tree');
  const boughs = BOUGHS.map(
    ([line, from, to]): Limb => ({ line: placed(curve(line, false, 5), { at: FOOT }), from, to }),
  );
  const twigs = boughs.slice(1, 9).flatMap((bough) => twigsOf(sketch, bough));
  sketch.limbs([...boughs, ...twigs], 'shadow', 'ink', 1.3);
  bark(sketch, boughs);
  vulture(sketch, [1352, 235]);
  return sketch;
}

function twigsOf(sketch: Sketch, { line, to }: Limb): Limb[] {
  const { generator } = sketch;
  const count = 3 + nextBelow(generator, 3);
  return Array.from({ length: count }, (_, index) => {
    const at = Math.floor(line.length * (0.45 + (0.5 * (index + 1)) / count)) - 1;
    const root = line[at] ?? FOOT;
    const before = line[at - 3] ?? root;
    const ahead = Math.atan2(root[1] - before[1], root[0] - before[0]);
    const angle = ahead + (index % 2 ? 1 : -1) * randomBetween(generator, 0.4, 0.9);
    const length = randomBetween(generator, 12, 32);
    const reach = (part: number, turn: number): Point => [
      root[0] + Math.cos(angle + turn) * length * part,
      root[1] + Math.sin(angle + turn) * length * part,
    ];
    return { line: curve([root, reach(0.5, 0.2), reach(1, -0.1)], false, 3), from: to * 1.9, to: 0.6 };
  });
}

function bark(sketch: Sketch, boughs: readonly Limb[]): void {
  const { generator } = sketch;
  for (const { line, from } of boughs.slice(0, 8)) {
    for (let strand = 0; strand < from / 3; strand++) {
      const start = nextBelow(generator, line.length - 6);
      const shift = randomBetween(generator, -0.4, 0.1) * from * (1 - start / line.length);
      const grain = line
        .slice(start, start + 3 + nextBelow(generator, 4))
        .map(([x, y]): Point => [x + shift, y]);
      sketch.stroke(grain, 'seam', { width: 1.2, wobble: 0.8, ends: [0.2, 0] });
    }
  }
  const [centre] = placed([[-1, -70]], { at: FOOT });
  if (centre) sketch.solid(ellipse(centre, 4.5, 8, 14), 'shadow', 'seam', 1.4);
}

/** A hunched vulture that waits, its claws at the given point. */
function vulture(sketch: Sketch, at: Point): void {
  const body = curve(
    points('-6,0 -16,-12 -19,-30 -12,-42 2,-44 13,-34 15,-18 20,2 24,18 14,12 6,2'),
    true,
    5,
  );
  sketch.solid(placed(body, { at }), 'shadow', 'ink', 1.6);
  const head = curve(points('-10,-40 -22,-44 -28,-40 -33,-30 -29,-32 -24,-33 -14,-32'), true, 5);
  sketch.solid(placed(head, { at }), 'red', 'ink', 1.5);
  sketch.solid(
    placed(curve(points('-17,-34 -15,-42 -6,-45 2,-42 -4,-34'), true, 5), { at }),
    'paint',
    'ink',
    1.3,
  );
  sketch.disc([at[0] - 24, at[1] - 39], 1.2, 'shadow');
  for (const feather of [points('6,-30 13,-6'), points('0,-28 8,-2'), points('-6,-26 2,-4')] as const) {
    sketch.stroke(placed(feather, { at }), 'seam', { width: 1.3, ends: [0.3, 0.3] });
  }
  for (const claw of [-4, 3])
    sketch.stroke(placed(segment(claw, -2, claw - 1, 5), { at }), 'ink', { width: 2 });
}
