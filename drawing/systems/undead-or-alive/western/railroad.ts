import { nextFraction } from '../../../../engine';
import { type Box, inset } from '../../../box';
import { randomBetween } from '../../../ink';
import { ellipse } from '../../../outline';
import type { ColourName } from '../../../palette';
import type { Line } from '../../../scene';
import type { Sketch } from '../../../sketch';
import { type Plan, tagged } from '../../../tile/plan';
import { roughBox, ruled } from '../../../tile/rough';

const PITCH = 12.5;
/** The rails of all faces lie on the same lines, so that they meet at every seam. */
const RAILS = [27, 63] as const;
const SLEEPER = { from: 17, to: 73, width: 6.4 } as const;

export function isOnRails({ face }: Plan): boolean {
  return face.zones.some((zone) => tagged(zone, 'railroad', 'train'));
}

/** Ballast, sleepers and rails. White sleepers are the limits between the zones of a railroad. */
export function drawRailroad(sketch: Sketch, plan: Plan): void {
  const { width, face, edges } = plan;
  ballast(sketch, width);
  const limits = face.zones.some((zone) => tagged(zone, 'railroad'))
    ? edges
        .filter(
          (edge) => edge.axis === 'y' && tagged(edge.before, 'railroad') && tagged(edge.after, 'railroad'),
        )
        .map((edge) => edge.at)
    : [];
  const places = Array.from({ length: width / PITCH }, (_, index) => PITCH * (index + 0.5));
  const nearest = (limit: number): boolean => limits.some((at) => Math.abs(at - limit) < PITCH * 0.45);
  sleepers(
    sketch,
    places.filter((place) => !nearest(place)),
    'timber',
  );
  rails(sketch, width);
  if (limits.length > 0) {
    for (const at of limits) {
      const white: Box = [at - 3.4, 4, 6.8, 82];
      sketch.fill(roughBox(sketch.generator, white, 0.3, 10), 'ink');
      sketch.fill(roughBox(sketch.generator, inset(white, 0.8), 0.2, 10), 'paint');
      sketch.ink(
        [-1.4, 0.8].map((off) => ruled([at + off, 9], [at + off + 0.4, 81], 0.4)),
        'dust',
      );
    }
    rails(sketch, width, limits);
  }
}

function ballast(sketch: Sketch, width: number): void {
  const { generator } = sketch;
  sketch.fill(roughBox(generator, [0, 12, width, 66], 0, 9), 'dust');
  const stones = (count: number, least: number, most: number): Line[] =>
    Array.from({ length: count }, () => {
      const size = randomBetween(generator, least, most);
      const x = size + nextFraction(generator) * (width - 2 * size);
      return ellipse([x, 11 + nextFraction(generator) * 68], size, size * 0.7, 6);
    });
  sketch.areas(stones(150, 0.7, 1.5), 'rock');
  sketch.areas(stones(70, 0.5, 1), 'seam');
}

function sleepers(sketch: Sketch, places: readonly number[], colour: ColourName): void {
  const { generator } = sketch;
  const beams = places.map((at): Box => {
    const [up, down] = [randomBetween(generator, -1, 1), randomBetween(generator, -1, 1)];
    return [at - SLEEPER.width / 2, SLEEPER.from + up, SLEEPER.width, SLEEPER.to - SLEEPER.from + down];
  });
  sketch.areas(
    beams.map((beam) => roughBox(generator, beam, 0.3, 14)),
    'ink',
  );
  sketch.areas(
    beams.map((beam) => roughBox(generator, inset(beam, 0.75), 0.2, 14)),
    colour,
  );
  sketch.ink(
    beams.flatMap(([x, y, w, h]) => [
      ruled([x + w * 0.35, y + 3], [x + w * 0.35, y + h * 0.45], 0.4),
      ruled([x + w * 0.65, y + h * 0.5], [x + w * 0.65, y + h - 3], 0.4),
    ]),
    'hatch',
  );
}

function rails(sketch: Sketch, width: number, over?: readonly number[]): void {
  const spans: [number, number][] = over ? over.map((at) => [at - 4.5, at + 4.5]) : [[0, width]];
  for (const [colour, half] of [
    ['ink', 1.9],
    ['iron', 1.1],
    ['bone', 0.3],
  ] as const) {
    sketch.areas(
      RAILS.flatMap((y) => spans.map(([from, to]) => ruled([from, y], [to, y], half * 2))),
      colour,
    );
  }
}
