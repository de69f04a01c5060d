import type { Interval } from '../../engine';
import { leftOf, stretchesCovered } from '../interval';
import type { Line, Shape } from '../scene';
import { ruled } from '../tile/rough';
import { seatedBox } from '../transform';
import type { SeatedTile } from './seats';

interface Rim {
  readonly level: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

const INK = 1.6;
const JOINT = 0.5;

/** The edge of the board in ink; where two tiles touch, only the fine joint that cardboard shows. */
export function rimShapes(tiles: readonly SeatedTile[]): Shape[] {
  const lows: Rim[] = [];
  const highs: Rim[] = [];
  for (const { seat } of tiles) {
    const [x, y, w, h] = seatedBox(seat);
    lows.push({ level: true, at: y, from: x, to: x + w }, { level: false, at: x, from: y, to: y + h });
    highs.push(
      { level: true, at: y + h, from: x, to: x + w },
      { level: false, at: x + w, from: y, to: y + h },
    );
  }
  const [lowsAt, highsAt] = [byPlace(lows), byPlace(highs)];
  const pieces = (
    rims: readonly Rim[],
    facing: ReadonlyMap<string, readonly Interval[]>,
    cut: (whole: Interval, others: readonly Interval[]) => Interval[],
  ): Rim[] =>
    rims.flatMap((rim) =>
      cut([rim.from, rim.to], facing.get(place(rim)) ?? []).map(([from, to]) => ({ ...rim, from, to })),
    );
  const free = [...pieces(lows, highsAt, leftOf), ...pieces(highs, lowsAt, leftOf)];
  const joints = pieces(lows, highsAt, stretchesCovered);
  const drawn = (rims: readonly Rim[], width: number, over: number): Line[] =>
    rims.map(({ level, at, from, to }) =>
      level
        ? ruled([from - over, at], [to + over, at], width)
        : ruled([at, from - over], [at, to + over], width),
    );
  const shapes: Shape[] = [];
  if (joints.length > 0) shapes.push({ kind: 'path', outlines: drawn(joints, JOINT, 0), fill: 'seam' });
  if (free.length > 0) shapes.push({ kind: 'path', outlines: drawn(free, INK, INK / 2), fill: 'ink' });
  return shapes;
}

function place({ level, at }: Rim): string {
  return `${level ? 'y' : 'x'}${at}`;
}

function byPlace(rims: readonly Rim[]): Map<string, Interval[]> {
  const places = new Map<string, Interval[]>();
  for (const rim of rims) {
    const there = places.get(place(rim)) ?? [];
    there.push([rim.from, rim.to]);
    places.set(place(rim), there);
  }
  return places;
}
