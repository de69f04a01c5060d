import { rectsOverlap } from '../../engine';
import type { Language } from '../../languages';
import { type Box, common, inset } from '../box';
import type { Point } from '../scene';
import { drawingOf } from '../systems';
import type { Side } from '../systems/system-drawing';
import { type Figure, keyOfFigure } from '../token/figure';
import { footprintOf, movedTo, type Reading } from './footprint';
import { middleOfRoom } from './places';
import { inRows, openRoom } from './rows';
import { gridOf, holds, isWithin, type PlaceAway, placesFrom, type StandingRoom } from './standing-room';

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

/** How large pieces are where the whole board is in sight. */
export interface Legible {
  /** How many times as large as life, where there is room. */
  readonly scale: number;
  /** Millimetres of the smallest letters that can be read there. */
  readonly least: number;
}

/** Seen from so near that everything can be read. */
const near: Legible = { scale: 1, least: 0 };

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
 * and nothing hides another, nor what has to be written on it. They are as large as is wanted where there is room.
 */
export function standing(
  standees: readonly Standee[],
  roomOf: (zone: number) => StandingRoom | undefined,
  before: ReadonlyMap<string, Stood> = new Map(),
  language: Language = 'en',
  { scale: largest, least }: Legible = near,
): ReadonlyMap<string, Stood> {
  const stood = new Map<string, Stood>();
  const scales = scalesFrom(largest);
  const [byZone, wereIn] = [inZones(standees), inZones([...before.values()])];
  const homes = standees.flatMap((one) =>
    one.home === undefined
      ? []
      : [{ zone: one.zone, reach: reachAt(one, roomOf(one.zone), one.home, 1, { language, least }) }],
  );
  for (const [zone, there] of byZone) {
    const room = roomOf(zone);
    if (!room) continue;
    const isNear = (box: Box) => room.rects.some((rect) => common(rect, box));
    const elsewhere = homes.flatMap((home) => (home.zone !== zone && isNear(home.reach) ? [home.reach] : []));
    const were = new Map((wereIn.get(zone) ?? []).map((one) => [one.id, one]));
    const beside = { before: were, elsewhere, language, scales, least };
    for (const one of unchanged(room, there, beside) ?? standIn(room, there, beside)) stood.set(one.id, one);
  }
  return stood;
}

function inZones<One extends Standee>(all: readonly One[]): ReadonlyMap<number, readonly One[]> {
  const zones = new Map<number, One[]>();
  for (const one of all) {
    const there = zones.get(one.zone);
    if (there) there.push(one);
    else zones.set(one.zone, [one]);
  }
  return zones;
}

/** The box of the board that somebody takes up, with what is written on them where letters have to be so large. */
export function takenUpBy({ figure, raised, scale, at }: Stood, least: number, language: Language): Box {
  return movedTo(footprintOf(figure, raised, scale, { language, least }), at);
}

interface Surroundings extends Reading {
  /** Who stood in that zone. */
  readonly before: ReadonlyMap<string, Stood>;
  /** What sticks out of other zones, into that one. */
  readonly elsewhere: readonly Box[];
  readonly scales: readonly number[];
}

/** Those who stood there before, if they are the same, and nothing new sticks out into their zone. */
function unchanged(
  room: StandingRoom,
  there: readonly Standee[],
  { before, elsewhere, ...reading }: Surroundings,
): readonly Stood[] | undefined {
  if (before.size !== there.length) return undefined;
  const stood = there.map((one) => {
    const was = before.get(one.id);
    return was && was.raised === room.balcony && looksLike(one, was) ? was : undefined;
  });
  const isSame = stood.every(
    (one) =>
      one !== undefined &&
      holds(room, one.at) &&
      !elsewhere.some((other) => rectsOverlap(reachAt(one, room, one.at, one.scale, reading), other)),
  );
  return isSame ? stood.flatMap((one) => one ?? []) : undefined;
}

function reachAt(
  { figure }: Standee,
  room: StandingRoom | undefined,
  at: Point,
  scale: number,
  reading: Reading,
): Box {
  return movedTo(footprintOf(figure, room?.balcony ?? false, scale, reading), at);
}

function looksLike({ figure, zone, home }: Standee, was: Stood): boolean {
  return (
    was.zone === zone &&
    was.home?.[0] === home?.[0] &&
    was.home?.[1] === home?.[1] &&
    keyOfFigure(was.figure) === keyOfFigure(figure)
  );
}

function standIn(room: StandingRoom, there: readonly Standee[], beside: Surroundings): readonly Stood[] {
  const smallest = beside.scales.at(-1) ?? 1;
  // Where there is no room for everything, letters are given up, and then counts.
  for (const wanted of beside.least > 0 ? WANTED : (['nothing'] as const)) {
    for (const scale of beside.scales) {
      const close = { ...beside, wanted, scale };
      if (isTooMuch(room, there, close)) continue;
      // Rather than get smaller they give up where they were, then they close ranks, and then even their own places.
      for (const manner of MANNERS) {
        const stood = standAt(room, there, { ...close, manner });
        if (stood) return stood;
      }
      const rows = scale < 1 ? standInRows(room, there, close) : undefined;
      if (rows) return rows;
    }
  }
  const anyhow = { ...beside, wanted: 'nothing', scale: smallest, manner: 'in-ranks' } as const;
  return standAt(room, there, anyhow, true) ?? [];
}

/** More than there is ground: nobody need look for places. */
function isTooMuch(
  room: StandingRoom,
  there: readonly Standee[],
  { scale, ...reading }: Omit<Manner, 'manner'>,
): boolean {
  const needed = there.reduce((sum, one) => {
    // What has a place of its own may stick out of the zone.
    const [, , width, height] = one.home ? nothing : footprintOf(one.figure, room.balcony, scale, reading);
    return sum + width * height;
  }, 0);
  return needed > room.rects.reduce((sum, [, , width, height]) => sum + width * height, 0);
}

const nothing: Box = [0, 0, 0, 0];
const MANNERS = ['as-before', 'anew', 'in-ranks'] as const;
const WANTED = ['letters', 'counts', 'nothing'] as const;

interface Manner extends Surroundings {
  readonly scale: number;
  readonly manner: (typeof MANNERS)[number];
}

/** Everybody in rows, even who has a place of their own; nothing where there is no room for all. */
function standInRows(
  room: StandingRoom,
  there: readonly Standee[],
  { elsewhere, scale, ...reading }: Omit<Manner, 'manner'>,
): readonly Stood[] | undefined {
  const boxes = there.map(({ figure }) => footprintOf(figure, room.balcony, scale, reading));
  const places = inRows(boxes, openRoom(room, elsewhere), GAP * scale);
  return places?.flatMap((at, index) => {
    const one = there[index];
    return one ? [{ ...one, at, scale, raised: room.balcony }] : [];
  });
}

/** Everybody at one size; nothing if somebody finds no place, unless they stand there anyhow. */
function standAt(
  room: StandingRoom,
  there: readonly Standee[],
  { before, elsewhere, scale, manner, ...reading }: Manner,
  isAnyhow = false,
): readonly Stood[] | undefined {
  const taken: Box[] = [...elsewhere];
  const stood = new Map<string, Stood>();
  const gap = GAP * scale;
  // Found once for everybody, and not for every place that they might have.
  const boxes = new Map(there.map((one) => [one, footprintOf(one.figure, room.balcony, scale, reading)]));
  const reach = (one: Standee, at: Point) => movedTo(boxes.get(one) as Box, at);
  const put = (one: Standee, at: Point) => {
    taken.push(reach(one, at));
    stood.set(one.id, { ...one, at, scale, raised: room.balcony });
  };
  const isFree = (box: Box) => {
    const wanted = inset(box, -gap);
    return !taken.some((other) => rectsOverlap(wanted, other));
  };
  for (const one of there) {
    if (!one.home || !isFree(reach(one, one.home))) continue;
    // Larger than life nobody stands with one foot in another zone.
    if (scale > 1 && !isWithin(reach(one, one.home), room)) return undefined;
    put(one, one.home);
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
    if (!free && !isAnyhow) return undefined;
    put(one, free ?? any ?? middleOfRoom(room));
  }
  return there.flatMap(({ id }) => stood.get(id) ?? []);
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
