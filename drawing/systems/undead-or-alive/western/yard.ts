import { nextBelow, nextFraction, rectsOverlap } from '../../../../engine';
import type { Box } from '../../../box';
import { randomBetween } from '../../../ink';
import { ellipse, points } from '../../../outline';
import type { Point } from '../../../scene';
import type { Sketch } from '../../../sketch';
import { type Plan, tagged } from '../../../tile/plan';
import { plateOf } from '../../../tile/plate';
import { Carpenter } from './carpenter';
import { drawWaterTower } from './fittings/water-tower';
import { isKind } from './kinds';

interface YardItem {
  readonly width: number;
  readonly depth: number;
  readonly draw: (make: Carpenter) => void;
}

const hitchingRail: YardItem = {
  width: 26,
  depth: 9,
  draw: (make) => {
    make.box([0, 0, 26, 6.4], 'timber');
    make.box([1.6, 1.6, 22.8, 3.2], 'water', 0.4);
    make.lines(
      [
        [
          [0, 8.4],
          [26, 8.4],
        ],
      ],
      'ink',
      1.5,
    );
    for (const x of [2, 24]) make.disc(x, 8.4, 1.6, 'walk', 0.6);
  },
};

/** An agave: from above it looks right whichever way its tile is turned. */
const agave: YardItem = {
  width: 14,
  depth: 14,
  draw: (make) => {
    const leaves = (count: number, reach: number, turned: number): void => {
      for (let leaf = 0; leaf < count; leaf++) {
        const turn = ((leaf + turned) / count) * Math.PI * 2;
        const long = reach * randomBetween(make.generator, 0.85, 1);
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        make.poly(
          [
            [7 - sin * 1.3, 7 + cos * 1.3],
            [7 + cos * long, 7 + sin * long],
            [7 + sin * 1.3, 7 - cos * 1.3],
          ],
          'green',
          0.45,
        );
      }
    };
    leaves(8, 7, 0);
    leaves(6, 4.4, 0.5);
    make.disc(7, 7, 1.3, 'grass', 0.4);
  },
};

const bones: YardItem = {
  width: 14,
  depth: 11,
  draw: (make) => {
    make.poly(points('5,3 9,3 9.4,6 8,10 6,10 4.6,6'), 'bone', 0.5);
    make.lines(
      [
        [
          [5, 3.6],
          [2, 3.4],
          [0.6, 0.6],
        ],
        [
          [9, 3.6],
          [12, 3.4],
          [13.4, 0.6],
        ],
      ],
      'ink',
      1.5,
    );
    make.lines(
      [
        [
          [5, 3.6],
          [2, 3.4],
          [0.8, 1],
        ],
        [
          [9, 3.6],
          [12, 3.4],
          [13.2, 1],
        ],
      ],
      'bone',
      0.7,
    );
    make.disc(5.9, 5, 0.7, 'ink', 0);
    make.disc(8.1, 5, 0.7, 'ink', 0);
  },
};

const tumbleweed: YardItem = {
  width: 11,
  depth: 11,
  draw: (make) => {
    const curls = Array.from({ length: 9 }, (_, curl) => {
      const turn = (curl * 97 * Math.PI) / 180;
      const reach = randomBetween(make.generator, 3, 5.2);
      const centre = [5.5 + Math.cos(turn) * 1.6, 5.5 + Math.sin(turn) * 1.6] as const;
      return ellipse(centre, reach * 0.7, reach, 12).slice(0, 9);
    });
    make.lines(curls, 'grass', 0.5);
  },
};

const wagonWheel: YardItem = {
  width: 14,
  depth: 14,
  draw: (make) => {
    make.disc(7, 7, 6.8, 'timber');
    make.disc(7, 7, 5.2, 'street', 0.5);
    make.lines(
      [10, 55, 100, 145].map((turn) => {
        const [x, y] = [Math.cos((turn * Math.PI) / 180) * 5.4, Math.sin((turn * Math.PI) / 180) * 5.4];
        return [
          [7 - x, 7 - y],
          [7 + x, 7 + y],
        ];
      }),
      'timber',
      1,
    );
    make.disc(7, 7, 1.7, 'iron', 0.5);
  },
};

const waterTower: YardItem = { width: 44, depth: 44, draw: drawWaterTower };

const strewn = [agave, bones, tumbleweed, tumbleweed, wagonWheel, hitchingRail] as const;
const EDGE = 9;
const WALK = 14;

/** A few things out of doors, away from limits, fronts and the number plate. */
export function drawYard(sketch: Sketch, plan: Plan): void {
  const { generator } = sketch;
  const { face } = plan;
  const taken: Box[] = [plateOf(face).box, ...(face.balconies ?? []).flatMap(({ rects }) => rects)];
  const streets = face.zones
    .filter((zone) => zone.kind === 'street' && !tagged(zone, 'railroad'))
    .flatMap(({ rects }) => rects);
  /** Puts a thing there, unless something is in the way. */
  const put = ({ width, depth, draw }: YardItem, [x, y]: Point): boolean => {
    const box: Box = [x, y, width, depth];
    if (taken.some((other) => rectsOverlap(box, other)) || nearBuilding(plan, box)) return false;
    draw(new Carpenter(sketch, box));
    taken.push(box);
    return true;
  };
  if (face.zones.some((zone) => zone.kind === 'building' && isKind(zone, 'church')))
    towerPlaces(streets).some((at) => put(waterTower, at));
  for (const [x, y, w, h] of streets) {
    if (w < 60 || h < 60 || nextBelow(generator, 10) < 5) continue;
    const thing = strewn[nextBelow(generator, strewn.length)] ?? agave;
    const corner = nextBelow(generator, 4);
    const inX = EDGE + nextFraction(generator) * 6;
    const inY = EDGE + nextFraction(generator) * 6;
    const left = corner % 2 === 0 ? x + inX : x + w - inX - thing.width;
    const top = corner < 2 ? y + inY : y + h - inY - thing.depth;
    put(thing, [left, top]);
  }
}

/** Where a church may have its water tower, with room for its shadow: in the corners of a street, southern ones first. */
function towerPlaces(streets: readonly Box[]): Point[] {
  const { width, depth } = waterTower;
  const [beside, above, shadow] = [14, 6, 12];
  return streets
    .filter(([, , w, h]) => w >= beside + width + shadow && h >= above + depth + shadow)
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .flatMap(([x, y, w, h]) => {
      const [north, south] = [y + above, y + h - depth - shadow];
      const [west, east] = [x + beside, x + w - width - shadow];
      return [
        [west, north],
        [east, north],
        [west, south],
        [east, south],
      ] as const;
    });
}

function nearBuilding({ face }: Plan, [x, y, w, h]: Box): boolean {
  const around: Box = [x - WALK, y - WALK, w + 2 * WALK, h + 2 * WALK];
  return face.zones.some(
    (zone) => zone.kind === 'building' && zone.rects.some((rect) => rectsOverlap(around, rect)),
  );
}
