import type { FaceSource } from '../../schemas';
import { lazyByKey } from '../geometry/lazy';
import type { Board, BoardZone } from './board';
import type { Configuration } from './configuration';
import { type Placement, parsePart, partName } from './placed';

/** What becomes of a zone, and of what stands in it, when tiles are flipped, shifted or taken away. */
export type ZoneFate =
  /** Nothing happens; the zone may have grown or shrunk into another one. */
  | { readonly fate: 'stays'; readonly to: number }
  /** It is aboard something that moves, and moves along. */
  | { readonly fate: 'travels'; readonly to: number }
  /** It is aboard something that leaves the board. */
  | { readonly fate: 'leaves' }
  /** Part of it lay on a tile that was flipped or taken away; who is displaced goes to one of these streets. */
  | { readonly fate: 'affected'; readonly displacedTo: readonly number[] };

/** What a change does to the zones, by their numbers before it; nothing to those that are not there. */
export type Fates = readonly (ZoneFate | undefined)[];

/** Which zone it is afterwards, if it is still one. */
export function keptAs(fate: ZoneFate | undefined): number | undefined {
  return fate?.fate === 'stays' || fate?.fate === 'travels' ? fate.to : undefined;
}

/** Whether what lies there is gone: in the way, or carried off the board. */
export function isLost(fate: ZoneFate | undefined): boolean {
  return fate?.fate === 'affected' || fate?.fate === 'leaves';
}

interface Change {
  readonly before: Configuration;
  readonly after: Configuration;
  /** Parts of a train that leave the board, by their placements. */
  readonly departed: readonly string[];
  readonly old: Board;
  readonly next: Board;
  readonly faces: FaceSource;
  readonly numberOf: ReadonlyMap<string, number>;
}

type TileChange = 'same' | 'moved' | 'flipped' | 'gone';

/** A part of a zone, as far as it matters what becomes of its tile. */
interface Footing {
  readonly part: string;
  readonly change: TileChange;
  /** It is inside a car of a train, which takes along whoever is there. */
  readonly isAboard: boolean;
  /** It is a strip beside a train, which has always belonged to the street on its side. */
  readonly isStrip: boolean;
}

export function fatesBetween(change: Change): ReadonlyMap<string, ZoneFate> {
  const { before, after, departed, old, next, faces, numberOf } = change;
  const later = new Map(after.placements.map((tile) => [tile.id, tile]));
  const changeOf = (tile: Placement) =>
    departed.includes(tile.id) ? 'gone' : tileChange(tile, later.get(tile.id));
  const tiles = new Map(before.placements.map((tile) => [tile.id, changeOf(tile)]));
  const footings = footingsOf(before.placements, tiles, faces);
  const number = (zone: number | undefined) => numberOf.get(next.zones[zone ?? -1]?.id ?? '');
  const streetsLeft = lazyByKey(({ parts }: BoardZone) =>
    parts
      .filter((part) => tiles.get(parsePart(part).tile) === 'same')
      .flatMap((part) => streetAt(next, part)),
  );

  return new Map(
    old.zones.map((zone): [string, ZoneFate] => {
      const parts = zone.parts.flatMap((part) => footings.get(part) ?? []);
      if (parts.every(({ isAboard, change }) => isAboard && change === 'gone')) {
        return [zone.id, { fate: 'leaves' }];
      }
      if (parts.some(isHit)) {
        const displacedTo = displaced(zone, old, streetsLeft).flatMap((to) => number(to) ?? []);
        return [zone.id, { fate: 'affected', displacedTo }];
      }
      const to = groundOf(parts).flatMap(({ part }) => number(next.zoneOf(part)) ?? [])[0];
      // What no tile change has touched is still there; a strip that lost its street is nobody's ground any more.
      if (to === undefined) return [zone.id, { fate: 'affected', displacedTo: [] }];
      return [zone.id, { fate: parts.every((part) => part.change === 'moved') ? 'travels' : 'stays', to }];
    }),
  );
}

/** What a zone stands on: the strips of a train that goes elsewhere are no part of it any more. */
function groundOf(parts: readonly Footing[]): readonly Footing[] {
  const unmoved = parts.filter(({ change }) => change === 'same');
  return unmoved.length > 0 ? unmoved : parts;
}

function tileChange(tile: Placement, now: Placement | undefined): TileChange {
  const inPlace = now && now.x === tile.x && now.y === tile.y && now.rotation === tile.rotation;
  if (!now) return 'gone';
  if (now.face === tile.face) return inPlace ? 'same' : 'moved';
  // Another face somewhere else: it was taken away, and came back as something new.
  return inPlace ? 'flipped' : 'gone';
}

/**
 * A zone is affected if any part of it lies on a tile that was flipped or taken away. What stands beside a train is on
 * the street there, whatever becomes of the car (UOA-TRAIN-06); who is in a car goes where it goes, or falls with it.
 */
function isHit({ change, isAboard, isStrip }: Footing): boolean {
  if (change === 'same' || isStrip) return false;
  return change === 'flipped' || !isAboard;
}

/**
 * The nearest streets: what is left of the zone on either side where there is something left, otherwise the
 * first streets that one would have walked to and that are still there.
 */
function displaced(
  hit: BoardZone,
  old: Board,
  streetsLeft: (zone: BoardZone) => readonly number[],
): number[] {
  const left = streetsLeft(hit);
  if (left.length > 0) return inOrder(left);
  const steps = old.distancesFrom(hit.index);
  const streets = old.zones.flatMap((zone) => {
    const distance = steps[zone.index];
    if (distance === undefined || zone.balcony) return [];
    return streetsLeft(zone).map((to) => ({ to, distance }));
  });
  const nearest = Math.min(...streets.map(({ distance }) => distance));
  return inOrder(streets.filter(({ distance }) => distance === nearest).map(({ to }) => to));
}

function streetAt(board: Board, part: string): number[] {
  const zone = board.zoneOf(part);
  return zone !== undefined && board.zones[zone]?.kind === 'street' ? [zone] : [];
}

function inOrder(zones: readonly number[]): number[] {
  return [...new Set(zones)].sort((a, b) => a - b);
}

function footingsOf(
  placements: readonly Placement[],
  tiles: ReadonlyMap<string, TileChange>,
  faces: FaceSource,
): ReadonlyMap<string, Footing> {
  const footings = new Map<string, Footing>();
  for (const { id, face: faceId } of placements) {
    const face = faces(faceId);
    const change = tiles.get(id) ?? 'same';
    const isCar = face?.ownBuilding === true;
    for (const zone of face?.zones ?? []) {
      const part = partName(id, zone.id);
      const isAboard = isCar && zone.kind === 'building';
      footings.set(part, { part, change, isAboard, isStrip: zone.partial === true });
    }
    for (const balcony of face?.balconies ?? []) {
      const part = partName(id, balcony.id);
      footings.set(part, { part, change, isAboard: isCar, isStrip: false });
    }
  }
  return footings;
}
