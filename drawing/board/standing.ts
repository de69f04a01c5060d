import type { Language } from '../../languages';
import { type Box, inset } from '../box';
import type { Point } from '../scene';
import { reachOf } from '../stamp';
import type { Figure } from '../token/figure';
import { gridOf, holds, isWithin, middleOf, overlap, type StandingRoom } from './standing-room';
import { pieceStamp } from './tokens';

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
/** Between two pieces. */
const GAP = 1.5;
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
    const around = { before, elsewhere, language };
    for (const one of unchanged(room, there, around) ?? standIn(room, there, around)) stood.set(one.id, one);
  }
  return stood;
}

interface Surroundings {
  readonly before: ReadonlyMap<string, Stood>;
  /** What sticks out of other zones. */
  readonly elsewhere: readonly Box[];
  readonly language: Language;
}

/** Those who stood there before, if they are the same, and nothing new sticks out into their zone. */
function unchanged(
  room: StandingRoom,
  there: readonly Standee[],
  { before, elsewhere, language }: Surroundings,
): readonly Stood[] | undefined {
  const [first] = there;
  const were = [...before.values()].filter(({ zone }) => zone === first?.zone);
  if (were.length !== there.length) return undefined;
  const stood = there.map((one) => {
    const was = before.get(one.id);
    return was && was.raised === room.balcony && looksLike(one, was) ? was : undefined;
  });
  const isSame = stood.every(
    (one) =>
      one !== undefined &&
      holds(room, one.at) &&
      !elsewhere.some((other) => overlap(reachAt(one, room, one.at, one.scale, language), other)),
  );
  return isSame ? stood.flatMap((one) => one ?? []) : undefined;
}

function looksLike({ figure, zone, home }: Standee, was: Stood): boolean {
  return (
    was.zone === zone &&
    was.home?.[0] === home?.[0] &&
    was.home?.[1] === home?.[1] &&
    JSON.stringify(was.figure) === JSON.stringify(figure)
  );
}

function standIn(room: StandingRoom, there: readonly Standee[], around: Surroundings): readonly Stood[] {
  let closest: readonly Stood[] = [];
  for (const scale of SCALES) {
    // Rather than get smaller they give up their places, and rather than that they close ranks.
    for (const manner of MANNERS) {
      const { stood, isCrowded } = standAt(room, there, { ...around, scale, manner });
      if (!isCrowded) return stood;
      closest = stood;
    }
  }
  return closest;
}

const MANNERS = ['as-before', 'anew', 'in-ranks'] as const;

interface Manner extends Surroundings {
  readonly scale: number;
  readonly manner: (typeof MANNERS)[number];
}

/** Everybody at one size; crowded, if somebody has found no place. */
function standAt(
  room: StandingRoom,
  there: readonly Standee[],
  { before, elsewhere, language, scale, manner }: Manner,
): { readonly stood: readonly Stood[]; readonly isCrowded: boolean } {
  const taken: Box[] = [...elsewhere];
  const stood = new Map<string, Stood>();
  const gap = GAP * scale;
  let isCrowded = false;
  const put = (one: Standee, at: Point) => {
    taken.push(reachAt(one, room, at, scale, language));
    stood.set(one.id, { ...one, at, scale, raised: room.balcony });
  };
  const isFree = (reach: Box) => !taken.some((other) => overlap(inset(reach, -gap), other));
  for (const one of there) {
    if (one.home && isFree(reachAt(one, room, one.home, scale, language))) put(one, one.home);
  }
  for (const one of manner === 'as-before' ? there : []) {
    const was = before.get(one.id);
    if (stood.has(one.id) || was?.zone !== one.zone) continue;
    const reach = reachAt(one, room, was.at, scale, language);
    if (isWithin(reach, room) && isFree(reach)) put(one, was.at);
  }
  for (const one of there) {
    if (stood.has(one.id)) continue;
    const places = placesFor(one, room, { scale, language, manner });
    const free = places.find(([, reach]) => isFree(reach));
    if (!free) isCrowded = true;
    const [at] = free ?? places[0] ?? [middleOf(room)];
    put(one, at);
  }
  return { stood: there.flatMap(({ id }) => stood.get(id) ?? []), isCrowded };
}

type Place = readonly [at: Point, reach: Box];

/** Where it could stand, the best first: near its side of the middle, and on nothing that is printed. */
function placesFor(
  one: Standee,
  room: StandingRoom,
  { scale, language, manner }: Pick<Manner, 'scale' | 'language' | 'manner'>,
): readonly Place[] {
  const [x, y] = middleOf(room);
  const [dx, dy] = sideOf(one.figure);
  const places: { place: Place; cost: number }[] = [];
  for (const at of gridOf(room)) {
    const reach = reachAt(one, room, at, scale, language);
    if (!isWithin(reach, room)) continue;
    if (manner === 'in-ranks') {
      places.push({ place: [at, reach], cost: 0 });
      continue;
    }
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

function reachAt(
  { figure }: Standee,
  room: StandingRoom | undefined,
  at: Point,
  scale: number,
  language: Language,
): Box {
  return reachOf({ id: '', stamp: pieceStamp(figure, room?.balcony ?? false, scale, language), at });
}
