import { bordersBetween, type Stop } from '../geometry/bands';
import { indexed } from '../geometry/indexed';
import { lazy, lazyByKey } from '../geometry/lazy';
import type { Passage } from './passages';
import { type RoomLine, type StreetLine, type Streets, streetLines } from './sight-lines';

/** A balcony as far as sight is concerned: it stands in every street it straddles, and looks into one room. */
export interface BalconySight {
  readonly zone: number;
  readonly over: readonly number[];
  readonly stairs: number | undefined;
}

/** A zone in sight, and the passages that one looks through: while one of them is closed, nobody sees it this way. */
export interface Sighting {
  readonly zone: number;
  readonly range: number;
  readonly through: readonly Passage[];
}

/** Who sees whom, by the fewest zone borders between them. */
export interface Sight extends Looking {
  /** All sightings from a zone: several of one other zone where one looks through different passages. */
  readonly sightings: (zone: number) => readonly Sighting[];
  readonly streetLines: () => readonly StreetLine[];
  readonly roomLines: () => readonly RoomLine[];
}

/** What is seen from somewhere. */
export interface Looking {
  /** Every zone that is seen from this one, with its range; the zone itself is not among them. */
  readonly from: (zone: number) => ReadonlyMap<number, number>;
  /** Lines out of rooms that begin in a room, or pass a street. */
  readonly roomLinesAt: (zone: number) => readonly RoomLine[];
}

export function sightOf(
  streets: Streets,
  roomPassages: readonly Passage[],
  balconies: readonly BalconySight[],
): Sight {
  // While a board is being drawn most of it is never looked at.
  const alongStreets = lazy(() => streetLines(streets));
  const outOfRooms = lazy(() => streets.doors.flatMap((door) => streets.linesOut(door)));
  const streetsThrough = lazy(() => indexed(alongStreets(), ({ stops }) => stops.map(({ owner }) => owner)));
  const roomsAlong = lazy(() =>
    indexed(outOfRooms(), ({ room, stops }) => [room, ...stops.map(({ owner }) => owner)]),
  );
  const passagesAt = indexed(roomPassages, ({ one, other }) => [one, other]);
  const balconyOf = new Map(balconies.map((balcony) => [balcony.zone, balcony]));

  /** Seen from the ground, balconies left out. */
  const lookOnGround = (zone: number, see: See): void => {
    for (const { stops } of streetsThrough().get(zone) ?? []) seeStops(zone, stops, see);
    for (const line of roomsAlong().get(zone) ?? []) seeAlongRoomLine(zone, line, see);
    // Through an opening one sees the whole of the next zone, wherever one stands.
    for (const passage of passagesAt.get(zone) ?? []) {
      see(passage.one === zone ? passage.other : passage.one, 1, passage);
    }
  };

  /** The streets that a balcony sees, itself counted as one zone more. */
  const fromBalcony = ({ over, stairs }: BalconySight): Map<number, number> => {
    const seen = new Map<number, number>();
    if (stairs !== undefined) seen.set(stairs, 1);
    for (const street of over) {
      note(seen, street, 1);
      const ahead = new Map<number, number>();
      const see: See = (zone, range) => {
        note(ahead, zone, range);
      };
      for (const { stops } of streetsThrough().get(street) ?? []) seeStops(street, stops, see);
      for (const [zone, range] of ahead) note(seen, zone, range + 1);
    }
    return seen;
  };
  const balconyViews = lazy(() => new Map(balconies.map((each) => [each.zone, fromBalcony(each)])));

  const look = (zone: number, see: See): void => {
    const balcony = balconyOf.get(zone);
    if (balcony) for (const [street, range] of balconyViews().get(zone) ?? []) see(street, range);
    else lookOnGround(zone, see);
    for (const other of balconies) {
      if (other.zone === zone) continue;
      const view = balconyViews().get(other.zone);
      const range = balcony ? betweenBalconies(balcony, view) : view?.get(zone);
      if (range !== undefined) see(other.zone, range);
    }
  };
  const from = (zone: number): Map<number, number> => {
    const seen = new Map<number, number>();
    look(zone, (other, range) => {
      if (other !== zone) note(seen, other, range);
    });
    return seen;
  };

  return {
    streetLines: alongStreets,
    roomLines: outOfRooms,
    roomLinesAt: (zone) => roomsAlong().get(zone) ?? [],
    from: lazyByKey(from),
    sightings: lazyByKey((zone) => sightingsFrom(zone, look)),
  };
}

/** From a zone that one balcony straddles to where the other sees it, plus the step down from the first. */
function betweenBalconies(
  { over }: BalconySight,
  view: ReadonlyMap<number, number> | undefined,
): number | undefined {
  const ranges = over.flatMap((street) => view?.get(street) ?? []);
  return ranges.length === 0 ? undefined : Math.min(...ranges) + 1;
}

/** Told of everything in sight, as often as one looks that way, and of the passages that are looked through. */
type See = (zone: number, range: number, passage?: Passage, far?: Passage) => void;

function seeStops(zone: number, stops: readonly Stop[], see: See): void {
  for (const mine of stops) {
    if (mine.owner !== zone) continue;
    for (const stop of stops) {
      if (stop.owner !== zone) see(stop.owner, bordersBetween(mine, stop));
    }
  }
}

/** A line out of a room shows the room to everything along it, and the room at its far end to the first one. */
function seeAlongRoomLine(zone: number, line: RoomLine, see: See): void {
  if (zone !== line.room) {
    for (const stop of line.stops) {
      if (stop.owner === zone) see(line.room, Math.min(...stop.crossed), line.passage);
    }
    return;
  }
  for (const stop of line.stops) see(stop.owner, Math.min(...stop.crossed), line.passage);
  for (const { room, passage, range } of line.far) see(room, range, line.passage, passage);
}

/** Leaves out sightings that another one covers: one as near, through a subset of the same passages. */
function sightingsFrom(zone: number, look: (zone: number, see: See) => void): Sighting[] {
  const sightings = new Map<number, Sighting[]>();
  look(zone, (other, range, ...passages) => {
    const sighting = { zone: other, range, through: passages.filter((passage) => passage !== undefined) };
    const known = sightings.get(other) ?? [];
    if (other === zone || known.some((each) => servesFor(each, sighting))) return;
    sightings.set(other, [...known.filter((each) => !servesFor(sighting, each)), sighting]);
  });
  return [...sightings.values()].flat();
}

function servesFor(one: Sighting, other: Sighting): boolean {
  return one.range <= other.range && one.through.every((passage) => other.through.includes(passage));
}

/** The same sight while some passages are closed. It keeps nothing, for whoever asks to do so. */
export function sightThrough(sight: Sight, isOpen: (passage: Passage) => boolean): Looking {
  return {
    from(zone) {
      const seen = new Map<number, number>();
      for (const { zone: other, range, through } of sight.sightings(zone)) {
        if (through.every(isOpen)) note(seen, other, range);
      }
      return seen;
    },
    roomLinesAt: (zone) => sight.roomLinesAt(zone).filter(({ passage }) => isOpen(passage)),
  };
}

export function note(seen: Map<number, number>, zone: number, range: number): void {
  const known = seen.get(zone);
  if (known === undefined || range < known) seen.set(zone, range);
}
