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
  const [facingLows, facingHighs] = [byPlace(lows), byPlace(highs)];
  const free = [
    ...lows.flatMap((rim) => uncovered(rim, facingHighs.get(place(rim)) ?? [])),
    ...highs.flatMap((rim) => uncovered(rim, facingLows.get(place(rim)) ?? [])),
  ];
  const joints = lows.flatMap((rim) =>
    (facingHighs.get(place(rim)) ?? []).flatMap((other) => shared(rim, other)),
  );
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

function byPlace(rims: readonly Rim[]): Map<string, Rim[]> {
  const places = new Map<string, Rim[]>();
  for (const rim of rims) {
    const there = places.get(place(rim));
    if (there) there.push(rim);
    else places.set(place(rim), [rim]);
  }
  return places;
}

function shared(a: Rim, b: Rim): Rim[] {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  return to > from ? [{ ...a, from, to }] : [];
}

function uncovered(rim: Rim, others: readonly Rim[]): Rim[] {
  const pieces: Rim[] = [];
  let reached = rim.from;
  const covering = others.flatMap((other) => shared(rim, other)).sort((a, b) => a.from - b.from);
  for (const { from, to } of covering) {
    if (from > reached) pieces.push({ ...rim, from: reached, to: from });
    reached = Math.max(reached, to);
  }
  if (rim.to > reached) pieces.push({ ...rim, from: reached });
  return pieces;
}
