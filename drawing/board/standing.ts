import type { Language } from '../../languages';
import { type Box, inset } from '../box';
import type { Point } from '../scene';
import { reachOf } from '../stamp';
import type { Figure } from '../token/figure';
import { largestRoom } from './places';
import { pieceStamp } from './tokens';

/** A zone as far as somebody can stand in it. */
export interface StandingRoom {
  readonly rects: readonly Box[];
  readonly balcony: boolean;
  /** Balconies that lie over it: whoever stands below does not stand there. */
  readonly decks: readonly Box[];
  /** What is printed there and should stay legible. */
  readonly printed: readonly Box[];
}

/** A piece of a game that is in a zone. */
export interface Standee {
  readonly id: string;
  readonly figure: Figure;
  readonly zone: number;
  /** The place of its own that the mission gives it, as long as it is in that zone. */
  readonly home?: Point | undefined;
}

/** One that has found its place. */
export interface Stood extends Standee {
  readonly at: Point;
  /** Less than 1 where many stand close together. */
  readonly scale: number;
  readonly raised: boolean;
}

/** As small as they get, one step after the other. */
const SCALES = [1, 0.86, 0.74, 0.62, 0.5, 0.4] as const;
/** Between two pieces, and between the places that are tried. */
const GAP = 1.5;
const STEP = 4;
/** Millimetres further away that is as good as hiding what is printed. */
const PRINTED = 45;

/**
 * Places for everything in every zone: what has one of its own keeps it, what stood there before stays where it was,
 * and nothing hides another.
 */
export function standing(
  standees: readonly Standee[],
  roomOf: (zone: number) => StandingRoom | undefined,
  before: ReadonlyMap<string, Stood> = new Map(),
  language: Language = 'en',
): ReadonlyMap<string, Stood> {
  const stood = new Map<string, Stood>();
  const byZone = new Map<number, Standee[]>();
  for (const one of standees) byZone.set(one.zone, [...(byZone.get(one.zone) ?? []), one]);
  const homes = standees.flatMap((one) =>
    one.home === undefined
      ? []
      : [{ zone: one.zone, reach: reachAt(one, roomOf(one.zone), one.home, 1, language) }],
  );
  for (const [zone, there] of byZone) {
    const room = roomOf(zone);
    if (!room) continue;
    const elsewhere = homes.filter((home) => home.zone !== zone).map(({ reach }) => reach);
    for (const one of standIn(room, there, { before, elsewhere, language })) stood.set(one.id, one);
  }
  return stood;
}

interface Surroundings {
  readonly before: ReadonlyMap<string, Stood>;
  /** What sticks out of other zones. */
  readonly elsewhere: readonly Box[];
  readonly language: Language;
}

function standIn(room: StandingRoom, there: readonly Standee[], around: Surroundings): readonly Stood[] {
  let closest: readonly Stood[] = [];
  for (const scale of SCALES) {
    const { stood, isCrowded } = standAt(room, there, scale, around);
    if (!isCrowded) return stood;
    closest = stood;
  }
  return closest;
}

/** Everybody at one size; crowded, if somebody has found no place. */
function standAt(
  room: StandingRoom,
  there: readonly Standee[],
  scale: number,
  { before, elsewhere, language }: Surroundings,
): { readonly stood: readonly Stood[]; readonly isCrowded: boolean } {
  const taken: Box[] = [...elsewhere];
  const stood = new Map<string, Stood>();
  let isCrowded = false;
  const put = (one: Standee, at: Point) => {
    taken.push(reachAt(one, room, at, scale, language));
    stood.set(one.id, { ...one, at, scale, raised: room.balcony });
  };
  const isFree = (reach: Box) => !taken.some((other) => overlap(inset(reach, -GAP * scale), other));
  for (const one of there) {
    if (one.home && isFree(reachAt(one, room, one.home, scale, language))) put(one, one.home);
  }
  for (const one of there) {
    const was = before.get(one.id);
    if (stood.has(one.id) || was?.zone !== one.zone) continue;
    const reach = reachAt(one, room, was.at, scale, language);
    if (isWithin(reach, room) && isFree(reach)) put(one, was.at);
  }
  for (const one of there) {
    if (stood.has(one.id)) continue;
    const places = placesFor(one, room, scale, language);
    const free = places.find(([, reach]) => isFree(reach));
    if (!free) isCrowded = true;
    const [at] = free ?? places[0] ?? [middleOf(room)];
    put(one, at);
  }
  return { stood: there.flatMap(({ id }) => stood.get(id) ?? []), isCrowded };
}

type Place = readonly [at: Point, reach: Box];

/** Where it could stand, the best first: near its side of the middle, and on nothing that is printed. */
function placesFor(one: Standee, room: StandingRoom, scale: number, language: Language): readonly Place[] {
  const [x, y] = middleOf(room);
  const [dx, dy] = sideOf(one.figure);
  const places: { place: Place; cost: number }[] = [];
  for (const at of gridOf(room)) {
    const reach = reachAt(one, room, at, scale, language);
    if (!isWithin(reach, room)) continue;
    const hides = room.printed.some((box) => overlap(box, reach)) ? PRINTED : 0;
    places.push({ place: [at, reach], cost: Math.hypot(at[0] - x - dx, at[1] - y - dy) + hides });
  }
  return places.sort((a, b) => a.cost - b.cost).map(({ place }) => place);
}

/** The dead gather above the middle of a zone, the living below it, and what is only laid down beside them. */
function sideOf({ kind }: Figure): Point {
  if (kind === 'zombie') return [0, -14];
  return kind === 'survivor' || kind === 'companion' ? [0, 16] : [26, 0];
}

const grids = new WeakMap<StandingRoom, readonly Point[]>();

function gridOf(room: StandingRoom): readonly Point[] {
  const known = grids.get(room);
  if (known) return known;
  const points = room.rects.flatMap(([x, y, width, height]) => {
    const columns = Math.max(1, Math.floor(width / STEP));
    const rows = Math.max(1, Math.floor(height / STEP));
    return Array.from(
      { length: columns * rows },
      (_, cell): Point => [
        x + ((cell % columns) + 0.5) * (width / columns),
        y + (Math.floor(cell / columns) + 0.5) * (height / rows),
      ],
    );
  });
  grids.set(room, points);
  return points;
}

function middleOf({ rects }: StandingRoom): Point {
  const [x, y, width, height] = largestRoom(rects);
  return [x + width / 2, y + height / 2];
}

function reachAt(
  { figure }: Standee,
  room: StandingRoom | undefined,
  at: Point,
  scale: number,
  language: Language,
): Box {
  return reachOf({ id: '', stamp: pieceStamp(figure, room?.balcony ?? false, scale, language), at });
}

/** On the ground of the zone, and below no balcony. */
function isWithin(reach: Box, { rects, balcony, decks }: StandingRoom): boolean {
  if (!balcony && decks.some((deck) => overlap(deck, reach))) return false;
  const [, , width, height] = reach;
  const on = rects.reduce((sum, rect) => sum + shared(rect, reach), 0);
  return on > width * height - 0.01;
}

function overlap([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
}

function shared([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): number {
  const across = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const down = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  return across > 0 && down > 0 ? across * down : 0;
}
