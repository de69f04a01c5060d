import type { Flash } from '../../engine';
import { box, curve, ellipse, placed, points } from '../outline';
import type { ColourName } from '../palette';
import { filled, type Line, type Point, type Shape } from '../scene';

// What flashes up on the board where something happens, around the origin, and known by its shape before its colour.

const grown = (line: Line, by: number): Line => line.map(([x, y]): Point => [x * by, y * by]);

/** A plate on which a sign is seen on any ground. */
function plate(fill: ColourName, ...sign: readonly Shape[]): readonly Shape[] {
  return [
    { kind: 'circle', centre: [0.9, 0.9], radius: 17, fill: 'hatch' },
    { kind: 'circle', centre: [0, 0], radius: 17, fill: 'bone' },
    { kind: 'circle', centre: [0, 0], radius: 15.4, fill: 'hatch' },
    { kind: 'circle', centre: [0, 0], radius: 14, fill },
    ...sign,
  ];
}

const drop: Line = curve(points('0,-10 4.8,-1.6 6.4,3 4.4,7.8 0,9.4 -4.4,7.8 -6.4,3 -4.8,-1.6'), true, 3);
const lid: Line = curve(points('-10.5,0 -5,-5.4 0,-6.8 5,-5.4 10.5,0 5,5.4 0,6.8 -5,5.4'), true, 3);
const arrow: Line = points('0,-10 8,-1.4 3.4,-1.4 3.4,9.6 -3.4,9.6 -3.4,-1.4 -8,-1.4');
const skull: Line = [
  ...curve(
    points('-4.6,3.6 -7.6,1 -8.6,-3 -7.4,-7.2 -4,-9.6 0,-10.2 4,-9.6 7.4,-7.2 8.6,-3 7.6,1 4.6,3.6'),
    false,
    4,
  ),
  ...points('4.6,8.6 -4.6,8.6'),
];
const ear: Line = curve(
  points(
    '-4,9 -1.4,10 1.2,7.6 2,4.6 5.6,0.6 6.4,-4.4 3.8,-8.8 -0.6,-10 -4.6,-7.8 -6,-3.6 -4,-3.4 -2.6,-6 0,-7.2 2.4,-5.4 2,-2 -1,2',
  ),
  true,
  3,
);
const fangs: readonly Line[] = [
  points('-9,-7 9,-7 6,-1 4,-5 1.6,0.6 0,-5 -1.6,0.6 -4,-5 -6,-1'),
  points('-9,8 -6,2 -4,6 -1.6,1.4 0,6 1.6,1.4 4,6 6,2 9,8'),
];

const star = (spikes: number, outer: number, inner: number): Line =>
  Array.from({ length: 2 * spikes }, (_, index): Point => {
    const angle = (Math.PI * index) / spikes - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

/** Through which one sees who comes. */
const hole = (radius: number): Line => ellipse([0, 0], radius, radius, 40).reverse();

const waves = (radii: readonly number[]): Shape => ({
  kind: 'stroke',
  lines: radii.flatMap((radius) =>
    [0, 180].map((degrees) =>
      placed(
        [-42, -21, 0, 21, 42].map((angle): Point => {
          const turn = (angle * Math.PI) / 180;
          return [Math.cos(turn) * radius, Math.sin(turn) * radius];
        }),
        { at: [0, 0], degrees },
      ),
    ),
  ),
  closed: false,
  width: 2.2,
  stroke: 'hatch',
});

const shapes: Readonly<Record<Flash, readonly Shape[]>> = {
  sees: plate(
    'bone',
    filled([lid], 'hatch'),
    filled([grown(lid, 0.78)], 'bone'),
    filled([ellipse([0, 0], 4, 4)], 'red'),
    filled([ellipse([0, 0], 1.7, 1.7)], 'hatch'),
  ),
  hears: plate('bone', filled([ear], 'blue')),
  noise: plate('yellow', filled([ellipse([0, 0], 3, 3)], 'hatch'), waves([6, 10.4])),
  bite: plate('red', filled(fangs, 'bone')),
  wound: plate('bone', filled([grown(drop, 1.16)], 'hatch'), filled([drop], 'red')),
  healed: plate('bone', filled([box(-3, -9, 6, 18), box(-9, -3, 18, 6)], 'green')),
  death: plate(
    'hatch',
    filled([skull], 'bone'),
    filled(
      [
        ellipse([-3.6, -3], 2.3, 2.6),
        ellipse([3.6, -3], 2.3, 2.6),
        box(-2.6, 4.8, 1, 4),
        box(-0.5, 4.8, 1, 4),
        box(1.6, 4.8, 1, 4),
      ],
      'hatch',
    ),
  ),
  level: plate('yellow', filled([grown(arrow, 1.12)], 'hatch'), filled([arrow], 'bone')),
  taken: plate(
    'green',
    filled([box(-8, -6, 16, 14)], 'hatch'),
    filled([box(-6.6, -4.6, 13.2, 11.2)], 'plank'),
    filled([box(-6.6, 0, 13.2, 1.6), box(-0.8, -4.6, 1.6, 11.2)], 'wallCore'),
    filled([grown(arrow, 0.62).map(([x, y]): Point => [x, y - 7])], 'bone'),
  ),
  opened: plate(
    'green',
    filled([box(-8, -9, 16, 18)], 'hatch'),
    filled([box(-6.4, -7.6, 12.8, 16.6)], 'bone'),
    filled([points('-6.4,-7.6 1.6,-4 1.6,12 -6.4,9')], 'plank'),
    filled([ellipse([-0.6, 3], 1, 1)], 'hatch'),
  ),
  deck: plate(
    'bone',
    ...[-24, 0, 24].flatMap((degrees) => [
      filled([placed(box(-4.6, -8.4, 9.2, 13), { at: [degrees / 6, 3], degrees })], 'hatch'),
      filled(
        [placed(box(-3.6, -7.4, 7.2, 11), { at: [degrees / 6, 3], degrees })],
        degrees === 0 ? 'red' : 'straw',
      ),
    ]),
  ),
  comes: plate(
    'orange',
    filled([points('-9,9 -5,-3 -7,-7 -2,-5 0,-11 2,-5 7,-7 5,-3 9,9')], 'hatch'),
    filled([points('-6,8 -3,-1 0,-6 3,-1 6,8')], 'bone'),
  ),
  entrance: [
    filled([star(18, 96, 64), hole(46)], 'hatch'),
    filled([star(18, 91, 62), hole(47.5)], 'red'),
    filled([star(18, 72, 55), hole(47.5)], 'hatch'),
    filled([star(18, 68, 53.5), hole(47.5)], 'yellow'),
  ],
};

export function flashShapes(flash: Flash): readonly Shape[] {
  return shapes[flash];
}

/** Millimetres from the middle to the rim. */
export function flashRadius(flash: Flash): number {
  return flash === 'entrance' ? 96 : 17;
}
