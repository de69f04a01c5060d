import { stepsFrom } from '../geometry/paths';
import type { Board, BoardZone } from './board';
import type { Configuration } from './configuration';
import { type FaceSource, type FaceZone, type Placement, partName } from './placed';

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

interface Change {
  readonly before: Configuration;
  readonly after: Configuration;
  readonly old: Board;
  readonly next: Board;
  readonly faces: FaceSource;
  readonly numberOf: ReadonlyMap<string, number>;
}

type TileChange = 'same' | 'moved' | 'flipped' | 'gone';

export function fatesBetween(change: Change): ReadonlyMap<string, ZoneFate> {
  const { before, after, old, next, faces, numberOf } = change;
  const tiles = new Map(before.placements.map((tile) => [tile.id, tileChange(tile, after.placements)]));
  const zones = zonesOfFaces(before.placements, faces);
  const number = (zone: number | undefined) => numberOf.get(next.zones[zone ?? -1]?.id ?? '');

  return new Map(
    old.zones.map((zone): [string, ZoneFate] => {
      const parts = zone.faceZones.map(({ placement, zone: id }) => ({
        part: partName(placement, id),
        change: tiles.get(placement) ?? 'same',
        zone: zones.get(partName(placement, id)),
      }));
      if (parts.every((part) => isAboard(part.zone) && part.change === 'gone'))
        return [zone.id, { fate: 'leaves' }];
      if (parts.some(isHit)) {
        const displacedTo = displaced(zone, change, tiles).flatMap((to) => number(to) ?? []);
        return [zone.id, { fate: 'affected', displacedTo }];
      }
      const to = parts.flatMap(({ part }) => number(next.zoneOf(part)) ?? [])[0];
      // What no tile change has touched is still there; a strip that lost its street is nobody's ground any more.
      if (to === undefined) return [zone.id, { fate: 'affected', displacedTo: [] }];
      return [zone.id, { fate: parts.every((part) => part.change === 'moved') ? 'travels' : 'stays', to }];
    }),
  );
}

function tileChange(tile: Placement, after: readonly Placement[]): TileChange {
  const now = after.find(({ id }) => id === tile.id);
  const inPlace = now && now.x === tile.x && now.y === tile.y && now.rotation === tile.rotation;
  if (!now) return 'gone';
  if (now.face === tile.face) return inPlace ? 'same' : 'moved';
  // Another face somewhere else: it was taken away, and came back as something new.
  return inPlace ? 'flipped' : 'gone';
}

/**
 * A zone is affected if any part of it lies on a tile that was flipped or taken away. A train that moves takes
 * its cars along, and the strips beside it have always belonged to the streets on its sides.
 */
function isHit({ change, zone }: { change: TileChange; zone: FaceZone | undefined }): boolean {
  if (change === 'same') return false;
  if (change === 'moved') return zone?.kind === 'street' && !zone.partial;
  return true;
}

function isAboard(zone: FaceZone | undefined): boolean {
  return zone?.kind === 'building';
}

/**
 * The nearest streets: what is left of the zone on either side where there is something left, otherwise the
 * first streets that one would have walked to and that are still there.
 */
function displaced(
  { index, parts }: BoardZone,
  { old, next }: Change,
  tiles: ReadonlyMap<string, TileChange>,
): number[] {
  const left = parts
    .filter((part) => tiles.get(part.slice(0, part.indexOf('.'))) === 'same')
    .flatMap((part) => streetAt(next, part));
  if (left.length > 0) return [...new Set(left)].sort((a, b) => a - b);
  const steps = stepsFrom(
    index,
    old.zones.map((zone) => old.moves(zone.index)),
  );
  const streets = old.zones.flatMap((zone) => {
    const distance = steps[zone.index];
    const still = zone.parts.filter((part) => tiles.get(part.slice(0, part.indexOf('.'))) === 'same');
    return distance === undefined || zone.balcony
      ? []
      : still.flatMap((part) => streetAt(next, part)).map((to) => ({ to, distance }));
  });
  const nearest = Math.min(...streets.map(({ distance }) => distance));
  return [...new Set(streets.filter(({ distance }) => distance === nearest).map(({ to }) => to))].sort(
    (a, b) => a - b,
  );
}

function streetAt(board: Board, part: string): number[] {
  const zone = board.zoneOf(part);
  return zone !== undefined && board.zones[zone]?.kind === 'street' ? [zone] : [];
}

function zonesOfFaces(placements: readonly Placement[], faces: FaceSource): ReadonlyMap<string, FaceZone> {
  return new Map(
    placements.flatMap(({ id, face }) =>
      (faces(face)?.zones ?? []).map((zone) => [partName(id, zone.id), zone] as const),
    ),
  );
}
