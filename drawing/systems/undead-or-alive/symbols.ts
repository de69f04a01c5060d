import { box, curve, ellipse, placed, points } from '../../outline';
import { filled, type Line, type Shape } from '../../scene';

function cross(half: number, width: number): Line[] {
  return [45, -45].map((degrees) => placed(box(-half, -width / 2, 2 * half, width), { at: [0, 0], degrees }));
}

/** A round shell over a square jaw. */
const shell: Line = [
  ...curve(
    points('-7.6,5.6 -11.6,2 -13,-4 -12,-10.2 -8,-14.4 0,-16 8,-14.4 12,-10.2 13,-4 11.6,2 7.6,5.6'),
    false,
    4,
  ),
  ...points('7.8,12 6.4,13.2 -6.4,13.2 -7.8,12'),
];

/** The skull itself is the token. A pile still stirring is dark with burning eyes, a safe one pale and crossed out. */
export function skullShapes(safe: boolean, raised: boolean): Shape[] {
  const grown = (scale: number): Line => placed(shell, { at: [0, (scale - 1) * 1.5], scale });
  const eyes = (radius: number): Line[] =>
    [-5.2, 5.2].map((x) => ellipse([x, -3.6], radius, radius * 1.12, 16));
  const teeth = [-4.4, -1.5, 1.5, 4.4].map((x) => box(x - 0.5, 7.6, 1, 5));
  const nose = points('0,.6 2.2,4.6 -2.2,4.6');
  const step = raised ? [filled([grown(1.36)], 'ink'), filled([grown(1.28)], 'balcony')] : [];
  const edge = filled([grown(1.1).map(([x, y]) => [x + 1.2, y + 1.2])], 'hatch');
  if (safe) {
    const lids = [-5.2, 5.2].map((x) => box(x - 3.6, -4.2, 7.2, 1.9));
    const slash = (long: number, wide: number): Line =>
      placed(box(-long, -wide / 2, 2 * long, wide), { at: [0, -1.4], degrees: 45 });
    return [
      ...step,
      edge,
      filled([grown(1.1)], 'ink'),
      filled([shell], 'bone'),
      filled([...lids, nose, ...teeth], 'ink'),
      filled([slash(20, 5.2)], 'ink'),
      filled([slash(19.2, 3)], 'green'),
    ];
  }
  return [
    ...step,
    edge,
    filled([grown(1.1)], 'bone'),
    filled([shell], 'ink'),
    filled([...eyes(4.1), nose, ...teeth], 'bone'),
    filled(eyes(3), 'red'),
  ];
}

/** A horn, heard one zone after another; three strokes for a bang, a burst for a boom. */
export function hornShapes(boom: boolean, raised: boolean): Shape[] {
  const horn = points('-14,-2.2 -4,-3 6,-9 6,9 -4,3 -14,2.2');
  const grown = points('-15.6,-3.8 -4.4,-4.6 7.6,-11.6 7.6,11.6 -4.4,4.6 -15.6,3.8');
  const rays = (boom ? [-52, -26, 0, 26, 52] : [-30, 0, 30]).map((degrees) =>
    placed(points(boom ? '11,-1.8 19,0 11,1.8' : '10.6,-1 17.4,-1 17.4,1 10.6,1'), { at: [0, 0], degrees }),
  );
  const inkRays = (boom ? [-52, -26, 0, 26, 52] : [-30, 0, 30]).map((degrees) =>
    placed(points(boom ? '9.8,-3.1 21.4,0 9.8,3.1' : '9.6,-2 18.4,-2 18.4,2 9.6,2'), { at: [0, 0], degrees }),
  );
  return [
    ...(raised
      ? [filled([ellipse([0, 0], 22, 17, 30)], 'ink'), filled([ellipse([0, 0], 21, 16, 30)], 'balcony')]
      : []),
    filled([grown.map(([x, y]) => [x + 1.2, y + 1.2])], 'hatch'),
    filled([grown, ...inkRays], 'ink'),
    filled([horn], 'yellow'),
    filled(rays, boom ? 'red' : 'bone'),
    filled([box(-14, -2.6, 2.6, 5.2), ellipse([6, 0], 2.6, 9.2, 18)], 'orange'),
  ];
}

/** A crate struck out: nothing is hidden here. */
export function strickenShapes(): Shape[] {
  return [filled(cross(17, 5.4), 'ink'), filled(cross(16.2, 3.2), 'bone')];
}

/** A covered wagon from above, its shafts forward. */
export function wagonShapes(raised: boolean): Shape[] {
  const body = (grown: number): Line => box(-13 - grown, -11 - grown, 26 + 2 * grown, 28 + 2 * grown);
  const hoops = [-3.4, 2, 7.4, 12.8].map((y) => box(-12, y - 0.5, 24, 1));
  const wheels = [-15.6, 12.4].flatMap((x) => [-7, 9].map((y) => box(x, y, 3.2, 8)));
  return [
    ...(raised ? [filled([body(5)], 'ink'), filled([body(4)], 'balcony')] : []),
    filled(wheels, 'ink'),
    filled(
      wheels.flatMap(([corner = [0, 0]]) =>
        [1, 3, 5].map((down) => box(corner[0] + 0.8, corner[1] + down, 1.6, 1.2)),
      ),
      'walk',
    ),
    filled([box(-5, -22, 1.8, 12), box(3.2, -22, 1.8, 12), box(-5, -22, 10, 1.8)], 'ink'),
    filled([body(1.2)], 'ink'),
    filled([box(-13, -11, 26, 6)], 'timber'),
    filled([box(-12, -5, 24, 21)], 'bone'),
    filled(hoops, 'seam'),
    filled([curve(points('-9,-9.4 9,-9.4 9,-6.6 -9,-6.6'), true, 3)], 'walk'),
  ];
}

/** Six barrels on a carriage. */
export function gatlingShapes(raised: boolean): Shape[] {
  const wheels = [-15, 11].map((x) => box(x, -5, 4, 18));
  const barrels = [-4.2, -1.4, 1.4, 4.2].map((x) => box(x - 0.9, -19, 1.8, 22));
  return [
    ...(raised
      ? [filled([ellipse([0, -1], 21, 22, 34)], 'ink'), filled([ellipse([0, -1], 20, 21, 34)], 'balcony')]
      : []),
    filled(
      [box(-15.8, -5.8, 5.6, 19.6), box(10.2, -5.8, 5.6, 19.6), box(-12, 2, 24, 4.6), box(-2.4, 6, 4.8, 14)],
      'ink',
    ),
    filled(wheels, 'timber'),
    filled([box(-11, 3, 22, 2.6), box(-1.4, 6, 2.8, 13)], 'walk'),
    filled([box(-6.8, -20, 13.6, 26)], 'ink'),
    filled([box(-5.8, -8, 11.6, 13)], 'yellow'),
    filled(barrels, 'iron'),
    filled([box(-6.2, -17.4, 12.4, 2.4), box(-6.2, -9, 12.4, 2.4)], 'orange'),
  ];
}

/** A round with its tip broken off: there is nothing left to shoot with. */
export const cartridge: readonly Shape[] = [
  filled([box(-4.6, -7, 9.2, 17)], 'hatch'),
  filled([box(-3.4, -2, 6.8, 8)], 'yellow'),
  filled([box(-4, 7, 8, 2)], 'orange'),
];
