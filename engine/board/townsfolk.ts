import { type Interval, length, overlap } from '../geometry/interval';
import { reachAcross } from '../geometry/reach';
import { mirrorRect, type Rect } from '../geometry/rect';
import { OPENING_CONTACT } from './limits';
import { depthOf, isUpright, type Passage, spanOf } from './passages';
import { type Looking, note } from './sight';
import type { Heading, RoomLine, Streets } from './sight-lines';

/** Looking on from inside a room, in one direction, having come in by an opening (or standing there). */
interface Gaze {
  readonly room: number;
  readonly entry: { readonly depth: number; readonly span: Interval } | undefined;
  readonly heading: Heading;
  readonly range: number;
}

interface Rooms {
  /** The outlines of a room, in board millimetres. */
  readonly rectsOf: (room: number) => readonly Rect[];
  readonly passagesOf: (room: number) => readonly Passage[];
  readonly isRoom: (zone: number) => boolean;
}

/**
 * What a Townsfolk sees beyond the sight of everybody: chains of openings crossed in one direction of the
 * compass, with steps aside only inside rooms, and streets on the way followed straight.
 */
export function townsfolkSight(
  from: number,
  sight: Looking,
  linesOut: Streets['linesOut'],
  rooms: Rooms,
): Map<number, number> {
  const seen = new Map<number, number>();
  const best = new Map<string, number>();
  const queue: Gaze[] = firstGazes(from, sight, rooms);
  for (let gaze = queue.shift(); gaze; gaze = queue.shift()) {
    const key = nameOf(gaze);
    if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= gaze.range) continue;
    best.set(key, gaze.range);
    queue.push(...lookOn(gaze, seen, linesOut, rooms));
  }
  for (const zone of sight.from(from).keys()) seen.delete(zone);
  seen.delete(from);
  return seen;
}

function firstGazes(from: number, sight: Looking, rooms: Rooms): Gaze[] {
  if (rooms.isRoom(from)) {
    return headings.map((heading) => ({ room: from, entry: undefined, heading, range: 0 }));
  }
  // One looks into a room from wherever a line out of it would reach the street, and no wider than that
  // line.
  return sight
    .roomLinesAt(from)
    .flatMap((line) =>
      line.stops
        .filter(({ owner }) => owner === from)
        .map(({ crossed }) =>
          gazeInto(line.room, line.passage, opposite(line.heading), Math.min(...crossed), line.across),
        ),
    );
}

function lookOn(gaze: Gaze, seen: Map<number, number>, linesOut: Streets['linesOut'], rooms: Rooms): Gaze[] {
  return rooms.passagesOf(gaze.room).flatMap((passage) => {
    const exits = exitsBy(passage, gaze, rooms);
    if (exits.length === 0) return [];
    const next = passage.one === gaze.room ? passage.other : passage.one;
    if (rooms.isRoom(next)) {
      note(seen, next, gaze.range + 1);
      return exits.map((span) => ({
        room: next,
        entry: { depth: alongHeading(depthOf(passage.at), gaze.heading), span },
        heading: gaze.heading,
        range: gaze.range + 1,
      }));
    }
    const lines = exits.flatMap((span) =>
      linesOut({ room: gaze.room, passage, heading: gaze.heading }, span),
    );
    return lines.flatMap((line) => lookAlong(line, gaze, seen));
  });
}

/** Out of the room along a street, and into the room at the end of it. */
function lookAlong(line: RoomLine, { range, heading }: Gaze, seen: Map<number, number>): Gaze[] {
  for (const stop of line.stops) note(seen, stop.owner, range + Math.min(...stop.crossed));
  return line.far.map((far) => {
    note(seen, far.room, range + far.range);
    return gazeInto(far.room, far.passage, heading, range + far.range, line.across);
  });
}

function gazeInto(room: number, passage: Passage, heading: Heading, range: number, span: Interval): Gaze {
  return { room, entry: { depth: alongHeading(depthOf(passage.at), heading), span }, heading, range };
}

/** The parts of an opening that can be reached from where one came in, going in the one direction only. */
function exitsBy(passage: Passage, { room, entry, heading }: Gaze, rooms: Rooms): Interval[] {
  if (isUpright(passage.at) !== heading.upright) return [];
  const rects = rooms.rectsOf(room).map((rect) => facing(rect, heading));
  const depth = alongHeading(depthOf(passage.at), heading);
  if (entry && depth <= entry.depth) return [];
  return reachAcross(rects, entry, depth, OPENING_CONTACT)
    .map((span) => overlap(span, spanOf(passage.at)))
    .filter((span) => length(span) >= OPENING_CONTACT);
}

/** Turned so that the heading runs from left to right. */
function facing(rect: Rect, { upright, step }: Heading): Rect {
  const [x, y, width, height] = upright ? rect : mirrorRect(rect);
  return step === 1 ? [x, y, width, height] : [-x - width, y, width, height];
}

function alongHeading(depth: number, { step }: Heading): number {
  return step * depth;
}

const headings: readonly Heading[] = [
  { upright: true, step: 1 },
  { upright: true, step: -1 },
  { upright: false, step: 1 },
  { upright: false, step: -1 },
];

function opposite({ upright, step }: Heading): Heading {
  return { upright, step: step === 1 ? -1 : 1 };
}

function nameOf({ room, entry, heading }: Gaze): string {
  const way = `${heading.upright ? 'x' : 'y'}${heading.step}`;
  return entry ? `${room} ${way} ${entry.depth} ${entry.span.join('-')}` : `${room} ${way}`;
}
