import { type Interval, joined, length, overlap } from '../geometry/interval';
import type { Segment } from '../geometry/rect';
import { OPENING_CONTACT } from './limits';
import type { PlacedFace, PlacedZone } from './placed';

/** Where one gets from one zone to another with one move, and back. Two zones can have several. */
export interface ZoneLink {
  readonly one: number;
  readonly other: number;
}

/** A way through a wall, at a line of the board. */
export interface Passage extends ZoneLink {
  readonly at: Segment;
}

interface RimOpening {
  readonly room: number;
  readonly placement: string;
  readonly at: Segment;
}

/**
 * Every opening that leads somewhere. `numbers` says which zone of the board each zone of a face is part of: a
 * street that goes on over a seam is one zone, and a door to it may lie half on either side.
 */
export function findPassages(
  faces: readonly PlacedFace[],
  ground: readonly PlacedZone[],
  numbers: readonly (number | undefined)[],
): Passage[] {
  const indexOf = new Map(ground.map(({ part }, index) => [part, index]));
  const rim: RimOpening[] = [];
  const passages: Passage[] = [];
  for (const { parts, at } of faces.flatMap(({ openings }) => openings)) {
    const [first, second] = parts.map((part) => indexOf.get(part) ?? -1);
    const [one, other] = [numbers[first ?? -1], numbers[second ?? -1]];
    const zone = ground[first ?? -1];
    // A door to a strip that was dropped leads nowhere.
    if (one === undefined || !zone || !isWide(at)) continue;
    if (parts.length > 1) {
      if (other !== undefined) passages.push({ one, other, at });
    } else if (zone.zone.kind === 'building') {
      rim.push({ room: one, placement: zone.placement, at });
    }
  }
  const sides = sidesByLine(ground, numbers);
  for (const opening of rim) passages.push(...acrossTheSeam(opening, rim, sides));
  return passages;
}

interface Side {
  readonly zone: number;
  readonly placement: string;
  readonly isStreet: boolean;
  readonly span: Interval;
}

/** The edges of all zones by the line they lie on, so that what faces an opening is found without a search. */
function sidesByLine(
  ground: readonly PlacedZone[],
  numbers: readonly (number | undefined)[],
): ReadonlyMap<string, Side[]> {
  const sides = new Map<string, Side[]>();
  const note = (line: string, side: Side) => {
    const known = sides.get(line);
    if (known) known.push(side);
    else sides.set(line, [side]);
  };
  for (const [index, { rects, placement, zone: faceZone }] of ground.entries()) {
    const zone = numbers[index];
    if (zone === undefined) continue;
    const side = { zone, placement, isStreet: faceZone.kind === 'street' };
    for (const [x, y, width, height] of rects) {
      for (const line of [x, x + width]) note(`x${line}`, { ...side, span: [y, y + height] });
      for (const line of [y, y + height]) note(`y${line}`, { ...side, span: [x, x + width] });
    }
  }
  return sides;
}

/** A rim opening is a door to a street, and a passage to a room that has an opening at the same place. */
function acrossTheSeam(
  { room, placement, at }: RimOpening,
  rim: readonly RimOpening[],
  sides: ReadonlyMap<string, Side[]>,
): Passage[] {
  const facing = (sides.get(lineOf(at)) ?? []).filter(
    (side) => side.placement !== placement && length(overlap(side.span, spanOf(at))) > 0,
  );
  return [...new Set(facing.map(({ zone }) => zone))]
    .flatMap((zone) => {
      const there = facing.filter((side) => side.zone === zone);
      const shared = joined(there.map(({ span }) => overlap(span, spanOf(at))));
      if (there.some(({ isStreet }) => isStreet)) return shared.map((span) => passage(room, zone, at, span));
      // Both rooms name the passage; the one with the smaller number makes it.
      if (zone < room) return [];
      return rim
        .filter((opening) => opening.room === zone && lineOf(opening.at) === lineOf(at))
        .flatMap((opening) => shared.map((span) => overlap(span, spanOf(opening.at))))
        .map((span) => passage(room, zone, at, span));
    })
    .filter(({ at: segment }) => isWide(segment));
}

function passage(one: number, other: number, at: Segment, [from, to]: Interval): Passage {
  return { one, other, at: isUpright(at) ? [at[0], from, at[2], to] : [from, at[1], to, at[3]] };
}

/** Whether the wall that it is in runs from top to bottom, so that one passes from left to right. */
export function isUpright([x1, , x2]: Segment): boolean {
  return x1 === x2;
}

export function spanOf(segment: Segment): Interval {
  return isUpright(segment) ? [segment[1], segment[3]] : [segment[0], segment[2]];
}

/** Where along the way through it the wall stands. */
export function depthOf(segment: Segment): number {
  return isUpright(segment) ? segment[0] : segment[1];
}

function lineOf(segment: Segment): string {
  return `${isUpright(segment) ? 'x' : 'y'}${depthOf(segment)}`;
}

function isWide(segment: Segment): boolean {
  return length(spanOf(segment)) >= OPENING_CONTACT;
}
