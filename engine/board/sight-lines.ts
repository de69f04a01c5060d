import { type Band, bandsOfWidth, follow } from '../geometry/bands';
import { contains, type Interval, length, overlap } from '../geometry/interval';
import { lazyByKey } from '../geometry/lazy';
import { mirrorRaster, ownerAt, type Raster, rowsWithin } from '../geometry/raster';
import { OPENING_CONTACT, STREET_CONTACT } from './limits';
import { depthOf, isUpright, type Passage, spanOf } from './passages';

/** Which way a line runs: along x or along y, and towards larger or smaller numbers. */
export interface Heading {
  readonly upright: boolean;
  readonly step: 1 | -1;
}

/** A straight view along streets. */
export interface StreetLine extends Band {
  readonly upright: boolean;
}

export interface FarRoom {
  readonly room: number;
  readonly passage: Passage;
  readonly range: number;
}

/** A straight view out of a room, through one of its openings and on along streets. */
export interface RoomLine extends Band {
  readonly room: number;
  readonly passage: Passage;
  readonly heading: Heading;
  /**
   * Rooms that the line looks into where it meets an opening again: one at its end, and the tender, over which
   * it goes on.
   */
  readonly far: readonly FarRoom[];
}

/** The streets of a board, and the openings in the walls beside them. */
export interface Streets {
  /** Fields belong to street zones, or can be seen through. */
  readonly raster: Raster;
  readonly mirrored: Raster;
  /** Passages between a room and a street. */
  readonly doors: readonly Door[];
  /** The views out of a room by one of its doors, through the part of the opening that `within` leaves. */
  readonly linesOut: (door: Door, within?: Interval) => readonly RoomLine[];
}

export interface Door {
  readonly room: number;
  readonly passage: Passage;
  readonly heading: Heading;
}

export function streetsOf(
  raster: Raster,
  passages: readonly Passage[],
  isRoom: (zone: number) => boolean,
): Streets {
  const doors = passages.flatMap((passage) => {
    const inside = [passage.one, passage.other].filter(isRoom);
    const [room] = inside;
    return inside.length === 1 && room !== undefined ? [{ room, passage }] : [];
  });
  const mirrored = mirrorRaster(raster);
  const ways: Ways = {
    raster,
    mirrored,
    doors: doors.map(({ room, passage }) => ({
      room,
      passage,
      heading: headingOut(room, passage, raster, mirrored),
    })),
  };
  // One looks through the same openings from everywhere in town.
  const linesBy = lazyByKey((_: Passage) => new Map<string, readonly RoomLine[]>());
  return {
    ...ways,
    linesOut: (door, within = spanOf(door.passage.at)) => {
      const known = linesBy(door.passage);
      const name = `${door.room} ${door.heading.step} ${within.join()}`;
      const lines = known.get(name) ?? roomLines(ways, door, within);
      known.set(name, lines);
      return lines;
    },
  };
}

/** The same views while some passages are closed: they end at them. */
export function linesThrough(
  linesOut: Streets['linesOut'],
  isOpen: (passage: Passage) => boolean,
): Streets['linesOut'] {
  return (door, within) =>
    linesOut(door, within).map((line) => ({
      ...line,
      far: line.far.filter(({ passage }) => isOpen(passage)),
    }));
}

type Ways = Omit<Streets, 'linesOut'>;

/** Out of the room, to whichever side of the wall the street lies on. */
function headingOut(room: number, passage: Passage, raster: Raster, mirrored: Raster): Heading {
  const upright = isUpright(passage.at);
  const street = passage.one === room ? passage.other : passage.one;
  const view = upright ? raster : mirrored;
  const [row] = rowsWithin(view, spanOf(passage.at));
  const column = view.xs.indexOf(depthOf(passage.at));
  return { upright, step: ownerAt(view, column, row) === street ? 1 : -1 };
}

/** Every straight view along the streets of a board, once for each set of rows it needs. */
export function streetLines({ raster, mirrored }: Ways): StreetLine[] {
  return [raster, mirrored].flatMap((view) => {
    const upright = view === raster;
    const seen = new Set<string>();
    const [first = 0, last = 0] = [view.ys[0], view.ys.at(-1)];
    return bandsOfWidth(view.ys, STREET_CONTACT, [first, last]).flatMap((across) => {
      const rows = rowsWithin(view, across).join(' ');
      if (seen.has(rows)) return [];
      seen.add(rows);
      return linesWithin(view, across).map((band) => ({ ...band, upright }));
    });
  });
}

function linesWithin(view: Raster, across: Interval): Band[] {
  const lines: Band[] = [];
  for (let column = 0; column < view.xs.length - 1; ) {
    const band = follow(view, across, column, 1, 0);
    if (band.stops.length > 0) lines.push(band);
    column = Math.max(column + 1, view.xs.indexOf(band.end) + (band.stops.length > 0 ? 0 : 1));
  }
  return lines;
}

function roomLines(streets: Ways, { room, passage, heading }: Door, within: Interval): RoomLine[] {
  const view = heading.upright ? streets.raster : streets.mirrored;
  const facing = streets.doors.filter(
    (door) =>
      door.heading.upright === heading.upright &&
      door.heading.step !== heading.step &&
      door.room !== room &&
      length(overlap(spanOf(door.passage.at), within)) > 0,
  );
  const edges = facing.flatMap((door) => spanOf(door.passage.at));
  const boundary = view.xs.indexOf(depthOf(passage.at));
  const column = heading.step === 1 ? boundary : boundary - 1;
  return bandsOfWidth([...view.ys, ...edges], OPENING_CONTACT, within).map((across) => {
    const band = follow(view, across, column, heading.step, 1);
    const far = facing
      .filter(
        (door) =>
          contains(spanOf(door.passage.at), across) && isOnTheWay(door.passage, passage, heading, band),
      )
      .map((door) => ({
        room: door.room,
        passage: door.passage,
        range: rangeTo(door.passage, band, heading),
      }));
    return { ...band, room, passage, heading, far };
  });
}

function isOnTheWay(door: Passage, from: Passage, { step }: Heading, { end }: Band): boolean {
  const [depth, start] = [step * depthOf(door.at), step * depthOf(from.at)];
  return start < depth && depth <= step * end;
}

/** One border more than to the last street in front of the door. */
function rangeTo(door: Passage, { stops }: Band, { step }: Heading): number {
  const depth = step * depthOf(door.at);
  const before = stops.filter(({ along }) => Math.min(step * along[0], step * along[1]) < depth);
  const last = before.at(-1);
  return last ? Math.min(...last.crossed) + 1 : 2;
}
