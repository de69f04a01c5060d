import { bordersBetween, type Stop } from '../geometry/bands';
import { indexed } from '../geometry/indexed';
import { lazy, lazyByKey } from '../geometry/lazy';
import { type RoomLine, type StreetLine, type Streets, streetLines } from './sight-lines';

/** A balcony as far as sight is concerned: it stands in every street it straddles, and looks into one room. */
export interface BalconySight {
  readonly zone: number;
  readonly over: readonly number[];
  readonly stairs: number | undefined;
}

/** Who sees whom, by the fewest zone borders between them. */
export interface Sight {
  /** Every zone that is seen from this one, with its range; the zone itself is not among them. */
  readonly from: (zone: number) => ReadonlyMap<number, number>;
  readonly streetLines: () => readonly StreetLine[];
  readonly roomLines: () => readonly RoomLine[];
  /** Those that begin in a room, or pass a street. */
  readonly roomLinesAt: (zone: number) => readonly RoomLine[];
}

export function sightOf(
  streets: Streets,
  roomPairs: readonly (readonly [number, number])[],
  balconies: readonly BalconySight[],
): Sight {
  // While a board is being drawn most of it is never looked at.
  const alongStreets = lazy(() => streetLines(streets));
  const outOfRooms = lazy(() => streets.doors.flatMap((door) => streets.linesOut(door)));
  const streetsThrough = lazy(() => indexed(alongStreets(), ({ stops }) => stops.map(({ owner }) => owner)));
  const roomsAlong = lazy(() =>
    indexed(outOfRooms(), ({ room, stops }) => [room, ...stops.map(({ owner }) => owner)]),
  );
  const neighbours = indexed(roomPairs, (pair) => pair);
  const balconyOf = new Map(balconies.map((balcony) => [balcony.zone, balcony]));

  /** Seen from the ground, balconies left out. */
  const onGround = (zone: number): Map<number, number> => {
    const seen = new Map<number, number>();
    for (const { stops } of streetsThrough().get(zone) ?? []) noteStops(seen, zone, stops);
    for (const line of roomsAlong().get(zone) ?? []) noteRoomLine(seen, zone, line);
    // Through an opening one sees the whole of the next zone, wherever one stands.
    for (const [one, other] of neighbours.get(zone) ?? []) note(seen, one === zone ? other : one, 1);
    seen.delete(zone);
    return seen;
  };

  /** The streets that a balcony sees, itself counted as one zone more. */
  const fromBalcony = ({ over, stairs }: BalconySight): Map<number, number> => {
    const seen = new Map<number, number>();
    if (stairs !== undefined) seen.set(stairs, 1);
    for (const street of over) {
      note(seen, street, 1);
      const ahead = new Map<number, number>();
      for (const { stops } of streetsThrough().get(street) ?? []) noteStops(ahead, street, stops);
      for (const [zone, range] of ahead) note(seen, zone, range + 1);
    }
    return seen;
  };
  const balconyViews = lazy(() => new Map(balconies.map((each) => [each.zone, fromBalcony(each)])));

  const look = (zone: number): ReadonlyMap<number, number> => {
    const balcony = balconyOf.get(zone);
    const seen = balcony ? new Map(balconyViews().get(zone)) : onGround(zone);
    for (const other of balconies) {
      if (other.zone === zone) continue;
      const view = balconyViews().get(other.zone);
      const range = balcony ? betweenBalconies(balcony, view) : view?.get(zone);
      if (range !== undefined) note(seen, other.zone, range);
    }
    return seen;
  };

  return {
    streetLines: alongStreets,
    roomLines: outOfRooms,
    roomLinesAt: (zone) => roomsAlong().get(zone) ?? [],
    from: lazyByKey(look),
  };
}

/** From a zone that one straddles to where the other one sees it, and the step down from one's own. */
function betweenBalconies(
  { over }: BalconySight,
  view: ReadonlyMap<number, number> | undefined,
): number | undefined {
  const ranges = over.flatMap((street) => view?.get(street) ?? []);
  return ranges.length === 0 ? undefined : Math.min(...ranges) + 1;
}

function noteStops(seen: Map<number, number>, zone: number, stops: readonly Stop[]): void {
  for (const mine of stops) {
    if (mine.owner !== zone) continue;
    for (const stop of stops) {
      if (stop.owner !== zone) note(seen, stop.owner, bordersBetween(mine, stop));
    }
  }
}

/** A line out of a room shows the room to everything along it, and the room at its far end to the first one. */
function noteRoomLine(seen: Map<number, number>, zone: number, line: RoomLine): void {
  if (zone !== line.room) {
    for (const stop of line.stops) {
      if (stop.owner === zone) note(seen, line.room, Math.min(...stop.crossed));
    }
    return;
  }
  for (const stop of line.stops) note(seen, stop.owner, Math.min(...stop.crossed));
  for (const { room, range } of line.far) note(seen, room, range);
}

export function note(seen: Map<number, number>, zone: number, range: number): void {
  const known = seen.get(zone);
  if (known === undefined || range < known) seen.set(zone, range);
}
