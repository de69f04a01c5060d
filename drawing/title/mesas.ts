import { randomBetween } from '../ink';
import { segment } from '../outline';
import type { ColourName } from '../palette';
import type { Point } from '../scene';
import { Sketch } from '../sketch';

interface Mesa {
  /** Left and right end of the flat top, and its height on the page. */
  readonly top: readonly [left: number, right: number, y: number];
  /** Where the cliff ends and the scree begins. */
  readonly cliffFoot: number;
  readonly base: number;
  readonly scree: number;
}

interface Range {
  readonly fill: ColourName;
  readonly ink: ColourName;
  readonly width: number;
  readonly mesas: readonly Mesa[];
}

const FAR: Range = {
  fill: 'balcony',
  ink: 'seam',
  width: 1.2,
  mesas: [
    { top: [70, 236, 290], cliffFoot: 306, base: 336, scree: 52 },
    { top: [330, 372, 296], cliffFoot: 310, base: 336, scree: 36 },
    { top: [470, 640, 300], cliffFoot: 312, base: 336, scree: 60 },
    { top: [1130, 1310, 268], cliffFoot: 296, base: 336, scree: 70 },
    { top: [1400, 1520, 280], cliffFoot: 300, base: 336, scree: 60 },
  ],
};

const NEAR: Range = {
  fill: 'dust',
  ink: 'wallCore',
  width: 1.6,
  mesas: [
    { top: [846, 878, 226], cliffFoot: 292, base: 342, scree: 62 },
    { top: [964, 1094, 214], cliffFoot: 282, base: 342, scree: 84 },
    { top: [1168, 1190, 232], cliffFoot: 296, base: 342, scree: 58 },
  ],
};

export function drawMesas(): Sketch {
  const sketch = new Sketch('boot hill: mesas');
  for (const range of [FAR, NEAR]) for (const mesa of range.mesas) drawMesa(sketch, mesa, range);
  return sketch;
}

function drawMesa(sketch: Sketch, mesa: Mesa, { fill, ink, width }: Range): void {
  const { generator } = sketch;
  const [left, right, y] = mesa.top;
  const cliff = mesa.cliffFoot - y;
  const rim: Point[] = [...segment(left - 2, y + cliff * 0.24, left, y + 2)];
  for (let x = left + 9; x < right - 8; x += randomBetween(generator, 9, 22)) {
    rim.push([x, y + randomBetween(generator, -1.5, 2.5)]);
  }
  rim.push([right, y + 1], [right + 2, y + cliff * 0.3], [right + 6, y + cliff * 0.34]);
  const outline: Point[] = [
    [left - mesa.scree, mesa.base],
    [left - mesa.scree * 0.42, mesa.base - (mesa.base - mesa.cliffFoot) * 0.52],
    [left - 8, mesa.cliffFoot],
    [left - 7, y + cliff * 0.3],
    ...rim,
    [right + 8, mesa.cliffFoot],
    [right + mesa.scree * 0.45, mesa.base - (mesa.base - mesa.cliffFoot) * 0.5],
    [right + mesa.scree, mesa.base],
  ];
  sketch.fill(outline, fill);
  sketch.stroke(outline, ink, { width, wobble: 0.6 });
  cliffHatching(sketch, mesa, ink, width);
  screeHatching(sketch, mesa, ink, width);
}

/** Shade hangs on the side away from the sun, in upright strokes that thin out towards the light. */
function cliffHatching(
  sketch: Sketch,
  { top: [left, right, y], cliffFoot }: Mesa,
  ink: ColourName,
  width: number,
): void {
  const { generator } = sketch;
  for (let x = left - 4; x < right + 6; x += randomBetween(generator, 3, 6.5)) {
    const across = (x - left) / (right - left);
    const shade = 0.5 + 0.75 * Math.abs(across - 0.4) * 1.5;
    if (randomBetween(generator, 0, 1.1) > shade) continue;
    const start =
      y + randomBetween(generator, 2, 8) + (across < 0 || across > 1 ? (cliffFoot - y) * 0.32 : 0);
    const end = start + (cliffFoot - start) * randomBetween(generator, 0.4, 1);
    sketch.stroke(
      [
        [x, start],
        [x + randomBetween(generator, -1, 1), end],
      ],
      ink,
      { width: width * 0.8, wobble: 0.7, ends: [0.9, 0.1] },
    );
  }
}

function screeHatching(sketch: Sketch, mesa: Mesa, ink: ColourName, width: number): void {
  const { generator } = sketch;
  const [left, right] = mesa.top;
  const middle = (left + right) / 2;
  const depth = mesa.base - mesa.cliffFoot;
  for (let x = left - 6; x < right + 6; x += randomBetween(generator, 5, 10)) {
    const spread = ((x - middle) / ((right - left) / 2)) * mesa.scree;
    const from = randomBetween(generator, 0.02, 0.3);
    const to = from + randomBetween(generator, 0.2, 0.5);
    sketch.stroke(
      segment(
        x + spread * from * 0.9,
        mesa.cliffFoot + depth * from,
        x + spread * to * 0.9,
        mesa.cliffFoot + depth * to,
      ),
      ink,
      { width: width * 0.65, wobble: 0.5, ends: [0.8, 0] },
    );
  }
}
