import { type Interval, joined, length, overlap } from '../geometry/interval';
import type { Segment } from '../geometry/rect';
import { OPENING_CONTACT } from './limits';
import type { PlacedFace, PlacedZone } from './placed';

/** A way through a wall: between two zones, at a line of the board. */
export interface Passage {
  readonly one: number;
  readonly other: number;
  readonly at: Segment;
}

/** Every opening that leads somewhere, between the placed zones of those numbers. */
export function findPassages(faces: readonly PlacedFace[], zones: readonly PlacedZone[]): Passage[] {
  const numberOf = new Map(zones.map(({ part }, index) => [part, index]));
  const rim: { zone: number; at: Segment }[] = [];
  const passages: Passage[] = [];
  for (const { parts, at } of faces.flatMap(({ openings }) => openings)) {
    const [one, other] = parts.map((part) => numberOf.get(part));
    if (one === undefined || !isWide(at)) continue;
    if (parts.length === 1) rim.push({ zone: one, at });
    else if (other !== undefined) passages.push({ one, other, at });
  }
  const seams = rimsByLine(zones);
  for (const opening of rim) passages.push(...acrossTheSeam(opening, rim, zones, seams));
  return passages;
}

type Side = { zone: number; span: Interval };

/** The edges of all zones by the line they lie on, so that what faces an opening is found without a search. */
function rimsByLine(zones: readonly PlacedZone[]): ReadonlyMap<string, Side[]> {
  const sides = new Map<string, Side[]>();
  const note = (line: string, side: Side) => {
    const known = sides.get(line);
    if (known) known.push(side);
    else sides.set(line, [side]);
  };
  for (const [zone, { rects }] of zones.entries()) {
    for (const [x, y, width, height] of rects) {
      for (const line of [x, x + width]) note(`x${line}`, { zone, span: [y, y + height] });
      for (const line of [y, y + height]) note(`y${line}`, { zone, span: [x, x + width] });
    }
  }
  return sides;
}

/** A rim opening is a door to a street, and a passage to a room that has an opening at the same place. */
function acrossTheSeam(
  { zone, at }: { zone: number; at: Segment },
  rim: readonly { zone: number; at: Segment }[],
  zones: readonly PlacedZone[],
  sides: ReadonlyMap<string, Side[]>,
): Passage[] {
  const mine = zones[zone];
  if (mine?.zone.kind !== 'building') return [];
  const facing = (sides.get(lineOf(at)) ?? []).filter(
    (side) => length(overlap(side.span, spanOf(at))) > 0 && zones[side.zone]?.placement !== mine.placement,
  );
  return [...new Set(facing.map((side) => side.zone))]
    .flatMap((other) => {
      const spans = facing
        .filter((side) => side.zone === other)
        .map((side) => overlap(side.span, spanOf(at)));
      const shared = joined(spans);
      if (zones[other]?.zone.kind === 'street') return shared.map((span) => passage(zone, other, at, span));
      // Both rooms name the passage; the one with the smaller number makes it.
      if (other < zone) return [];
      return rim
        .filter((opening) => opening.zone === other && lineOf(opening.at) === lineOf(at))
        .flatMap((opening) => shared.map((span) => overlap(span, spanOf(opening.at))))
        .map((span) => passage(zone, other, at, span));
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
