import type { BoardZone } from '../../engine';
import type { Language, Say } from '../../languages';
import { zoneTitle } from '../../telling/zones';
import type { LaidOut } from './laid-out';
import { parsePart } from './zone-parts';
import { sideOf } from './zone-side';

type Ground = Pick<LaidOut, 'mission' | 'faces'>;

/** What players call a zone. */
export function zoneName({ faceZones, kind, balcony }: BoardZone, language: Language, say: Say): string {
  const names = faceZones.flatMap(({ name }) => (name ? [name] : []));
  return zoneTitle({ names, building: kind === 'building', balcony }, language, say);
}

/** What a zone is: a street, a balcony, or a room of which building. */
export function zoneKind({ kind, balcony, building }: BoardZone, say: Say): string {
  if (balcony) return say('zone.balcony');
  if (kind === 'street') return say('zone.street');
  return building === undefined ? say('zone.room') : say('zone.room-of', { building });
}

/** The part of a zone that is on a certain tile; the first, where none is asked for or there. */
export function partOn({ parts, id }: BoardZone, tile: string | undefined): string {
  return parts.find((part) => parsePart(part).tile === tile) ?? parts[0] ?? id;
}

/** A zone as one finds it on its tile: `street, north`, or the name of a room. */
export function zoneOnTile(
  zone: BoardZone,
  tile: string | undefined,
  ground: Ground,
  language: Language,
  say: Say,
): string {
  if (zone.balcony) return say('zone.on-tile.balcony');
  const isNamed = zone.kind === 'building' || zone.faceZones.some(({ name }) => name !== undefined);
  if (isNamed) return zoneName(zone, language, say);
  const side = sideOf(partOn(zone, tile), ground);
  return side === undefined
    ? say('zone.on-tile.street')
    : say('zone.on-tile.street-side', { side: say(`zone.side.${side}`) });
}

/** The same with the tile, where that is not clear: `Tile 3R · street, north`. */
export function zoneOnBoard(zone: BoardZone, ground: Ground, language: Language, say: Say): string {
  const { tile } = parsePart(partOn(zone, undefined));
  const face = ground.mission.placements.find(({ id }) => id === tile)?.face;
  const words = zoneOnTile(zone, tile, ground, language, say);
  return face === undefined ? words : say('zone.on-board', { face, zone: words });
}
