import { randomBetween } from '../ink';
import { between, curve, distance, ellipse, placed, points, ribbon } from '../outline';
import type { Line, Point } from '../scene';
import type { Limb, Sketch } from '../sketch';
import { tuft } from './growth';

const PIT: Point = [1142, 464];

/** The grave that did not hold: a dug pit, the spoil beside it, and a hand out of the dark. */
export function drawOpenGrave(sketch: Sketch): void {
  spoil(sketch, [PIT[0] + 92, PIT[1] + 4]);
  pit(sketch);
  hand(sketch, [PIT[0] - 4, PIT[1] + 8]);
  lip(sketch);
}

function pit(sketch: Sketch): void {
  const rim = curve(points('-66,2 -44,-12 0,-15 46,-12 66,0 48,13 2,17 -48,14'), true, 6);
  const hole = placed(rim, { at: PIT });
  sketch.solid(hole, 'shadow', 'ink', 2.6);
}

/** The near edge of the pit, over the sleeve. */
function lip(sketch: Sketch): void {
  const edge = curve(points('-62,7 -36,13 -8,12 16,15 44,11 62,5 58,18 20,26 -24,25 -56,17'), true, 6);
  const ground = placed(edge, { at: PIT });
  sketch.fill(ground, 'plank');
  sketch.stroke(ground.slice(0, 30), 'ink', { width: 2.4, wobble: 1 });
  sketch.hatch(ground, 'hatch', { degrees: 78, spacing: 5, width: 1.6, reach: [0.3, 0.8] });
  for (const x of [-52, -30, 34, 56]) tuft(sketch, [PIT[0] + x, PIT[1] + 22], 15);
}

function spoil(sketch: Sketch, at: Point): void {
  const heap = placed(curve(points('-48,10 -30,-14 -8,-24 16,-18 36,-4 52,10 0,14'), true, 6), { at });
  sketch.solid(heap, 'floor', 'ink', 2.2);
  sketch.hatch(placed(points('0,-22 50,9 -8,12'), { at }), 'hatch', {
    degrees: 58,
    spacing: 4,
    width: 1.8,
    reach: [0.4, 0.95],
  });
  for (let clod = 0; clod < 9; clod++) {
    const x = at[0] + randomBetween(sketch.generator, -60, 62);
    sketch.solid(
      ellipse([x, at[1] + randomBetween(sketch.generator, 6, 16)], 3.4, 2.4, 8),
      'floor',
      'ink',
      1.1,
    );
  }
}

/** Each finger: knuckle, two joints and tip; then its thickness at knuckle and tip. */
const FINGERS: readonly [Line, number, number][] = [
  [points('-12,-62 -20,-76 -21,-88 -14,-97'), 8.5, 5],
  [points('-5,-66 -8,-84 -6,-98 2,-107'), 9, 5],
  [points('3,-66 6,-84 11,-96 20,-102'), 9, 5],
  [points('10,-62 19,-76 27,-84 36,-85'), 8.5, 4.6],
  [points('8,-46 22,-50 31,-58 34,-68'), 10, 5],
];
const HAND_SCALE = 1.22;

function hand(sketch: Sketch, at: Point): void {
  const place = { at, scale: HAND_SCALE, degrees: -5 };
  const limb = (line: Line, from: number, to: number): Limb => ({
    line: placed(curve(line, false, 6), place),
    from: from * HAND_SCALE,
    to: to * HAND_SCALE,
  });
  const forearm = limb(points('2,-6 1,-16 0,-34 0,-46'), 19, 15);
  const palm = limb(points('0,-40 -1,-52 -1,-62'), 18, 22);
  sketch.limbs([forearm, palm, ...FINGERS.map((finger) => limb(...finger))], 'green', 'ink', 2.1);
  for (const [line, , tip] of FINGERS) {
    claw(sketch, placed(line, place), tip);
    const tendon = [between(line[0] ?? [0, 0], [0, -40], 0.45), line[0] ?? [0, 0]];
    sketch.stroke(placed(tendon, place), 'hatch', { width: 1.7, wobble: 0.3, ends: [0, 0.8] });
  }
  const shade: Line = points('3,-44 9,-52 11,-64 6,-62 9,-40 12,6 2,6');
  sketch.hatch(placed(shade, place), 'hatch', { degrees: 166, spacing: 3.4, width: 1.6, reach: [0.4, 0.9] });
  sleeve(sketch, at);
}

/** Wrinkles over the two joints, and a long nail. */
function claw(sketch: Sketch, finger: Line, thickness: number): void {
  const [knuckle = PIT, first = PIT, second = PIT, tip = PIT] = finger;
  const joints: readonly [Point, Point][] = [
    [first, knuckle],
    [second, first],
  ];
  for (const [joint, before] of joints) {
    const long = distance(before, joint);
    const [acrossX, acrossY] = [
      ((joint[1] - before[1]) / long) * thickness * 0.55,
      ((before[0] - joint[0]) / long) * thickness * 0.55,
    ];
    sketch.stroke(
      [
        [joint[0] - acrossX, joint[1] - acrossY],
        [joint[0] + acrossX, joint[1] + acrossY],
      ],
      'hatch',
      {
        width: 1.5,
        wobble: 0.2,
        ends: [0.2, 1],
      },
    );
  }
  const nail = ribbon(
    [between(second, tip, 0.85), between(second, tip, 1.2), between(second, tip, 1.65)],
    (part) => (1 - part) * thickness * 0.55,
  );
  sketch.solid(nail, 'paint', 'ink', 1.3);
}

function sleeve(sketch: Sketch, at: Point): void {
  const cloth = placed(points('-17,8 -15,-20 -10,-14 -6,-24 0,-15 4,-26 9,-16 14,-22 19,8'), { at });
  sketch.solid(cloth, 'blue', 'ink', 2);
  sketch.hatch(placed(points('2,-14 14,-18 18,8 3,8'), { at }), 'hatch', {
    degrees: 140,
    spacing: 3.4,
    width: 1.4,
  });
}
