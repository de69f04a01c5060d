import { rectsOverlap } from '../../engine';
import type { Language } from '../../languages';
import { type Box, inset } from '../box';
import type { Point } from '../scene';
import { reachOf, type Stamp } from '../stamp';
import { drawingOf } from '../systems';
import type { Side } from '../systems/system-drawing';
import type { Figure } from '../token/figure';
import { middleOfRoom } from './places';
import { gridOf, holds, isWithin, type PlaceAway, placesFrom, type StandingRoom } from './standing-room';
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

/** The same, from larger than life where the board is seen from far away. */
function scalesFrom(largest: number): readonly number[] {
  const above: number[] = [];
  for (let scale = largest; scale > 1.1; scale *= 0.84) above.push(Math.round(scale * 100) / 100);
  return [...above, ...SCALES];
}
/** Between two pieces. */
const GAP = 1.5;
/** Millimetres further away that is as good as hiding what is printed. */
const PRINTED = 45;

/**
 * Places for everything in every zone: what has one of its own keeps it, what stood there before stays where it was,
 * and nothing hides another. They are as large as `largest` where there is room.
 */
export function standing(
  standees: readonly Standee[],
  roomOf: (zone: number) => StandingRoom | undefined,
  before: ReadonlyMap<string, Stood> = new Map(),
  language: Language = 'en',
  largest = 1,
): ReadonlyMap<string, Stood> {
  const stood = new Map<string, Stood>();
  const scales = scalesFrom(largest);
  const byZone = new Map<number, Standee[]>();
  for (const one of standees) byZone.set(one.zone, [...(byZone.get(one.zone) ?? []), one]);
  const homes = standees.flatMap((one) =>
    one.home === undefined
      ? []
      : [{ zone: one.zone, reach: reachAt(one, roomOf(one.zone), one.home, largest, language) }],
  );
  for (const [zone, there] of byZone) {
    const room = roomOf(zone);
    if (!room) continue;
    const elsewhere = homes.filter((home) => home.zone !== zone).map(({ reach }) => reach);
    const around = { before, elsewhere, language, scales };
    for (const one of unchanged(room, there, around) ?? standIn(room, there, around)) stood.set(one.id, one);
  }
  return stood;
}

interface Surroundings {
  readonly before: ReadonlyMap<string, Stood>;
  /** What sticks out of other zones. */
  readonly elsewhere: readonly Box[];
  readonly language: Language;
  readonly scales: readonly number[];
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
      !elsewhere.some((other) => rectsOverlap(reachAt(one, room, one.at, one.scale, language), other)),
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
  for (const scale of around.scales) {
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
  // Found once for everybody, and not for every place that they might have.
  const stamps = new Map(there.map((one) => [one, stampIn(room, one, scale, language)]));
  const reach = (one: Standee, at: Point) => reachOf({ id: '', stamp: stamps.get(one) as Stamp, at });
  const put = (one: Standee, at: Point) => {
    taken.push(reach(one, at));
    stood.set(one.id, { ...one, at, scale, raised: room.balcony });
  };
  const isFree = (box: Box) => {
    const wanted = inset(box, -gap);
    return !taken.some((other) => rectsOverlap(wanted, other));
  };
  for (const one of there) {
    if (one.home && isFree(reach(one, one.home))) put(one, one.home);
  }
  for (const one of manner === 'as-before' ? there : []) {
    const was = before.get(one.id);
    if (stood.has(one.id) || was?.zone !== one.zone) continue;
    const box = reach(one, was.at);
    if (isWithin(box, room) && isFree(box)) put(one, was.at);
  }
  for (const one of there) {
    if (stood.has(one.id)) continue;
    const { free, any } = bestPlaces(one, room, (at) => reach(one, at), isFree, manner);
    if (!free) isCrowded = true;
    const at = free ?? any ?? middleOfRoom(room);
    put(one, at);
  }
  return { stood: there.flatMap(({ id }) => stood.get(id) ?? []), isCrowded };
}

/** Where it stands best, near its side of the middle and on nothing that is printed: of what is free, and of all. */
function bestPlaces(
  { figure }: Standee,
  room: StandingRoom,
  reach: (at: Point) => Box,
  isFree: (box: Box) => boolean,
  manner: Manner['manner'],
): { readonly free?: Point | undefined; readonly any?: Point | undefined } {
  const isInRanks = manner === 'in-ranks';
  let [free, any]: (Point | undefined)[] = [];
  let [least, leastOfAll] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [at, away] of isInRanks ? ranksOf(room) : placesFrom(room, wishOf(figure, room))) {
    // None that follows is nearer.
    if (away >= least) break;
    const box = reach(at);
    if (!isWithin(box, room)) continue;
    const hides = !isInRanks && room.printed.some((print) => rectsOverlap(print, box));
    const cost = away + (hides ? PRINTED : 0);
    if (cost < leastOfAll) [any, leastOfAll] = [at, cost];
    if (cost < least && isFree(box)) [free, least] = [at, cost];
  }
  return { free, any };
}

/** The first is as good as any. */
function ranksOf(room: StandingRoom): readonly PlaceAway[] {
  return gridOf(room).map((at) => [at, 0]);
}

function wishOf(figure: Figure, room: StandingRoom): Point {
  const [x, y] = middleOfRoom(room);
  const [dx, dy] = sides[drawingOf(figure.system).sideOf(figure)];
  return [x + dx, y + dy];
}

const sides: Readonly<Record<Side, Point>> = { above: [0, -14], below: [0, 16], beside: [26, 0] };

function reachAt(
  one: Standee,
  room: StandingRoom | undefined,
  at: Point,
  scale: number,
  language: Language,
): Box {
  return reachOf({ id: '', stamp: stampIn(room, one, scale, language), at });
}

function stampIn(
  room: StandingRoom | undefined,
  { figure }: Standee,
  scale: number,
  language: Language,
): Stamp {
  return pieceStamp(figure, room?.balcony ?? false, scale, language);
}
