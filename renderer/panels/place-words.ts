import type { BoardZone } from '../../engine';
import type { Language, Say } from '../../languages';
import type { Token } from '../../schemas';
import type { LaidOut } from '../document/laid-out';
import { zoneOfToken } from '../document/zone-at';
import { partOn, zoneOnTile } from '../document/zone-words';

/** Where a token lies, in words: `in Bank (d.A)`. */
export function placeWords(token: Token, laidOut: LaidOut, language: Language, say: Say): string {
  const { mission, faces, board } = laidOut;
  const number = zoneOfToken(token, mission, faces, board);
  const zone = number === undefined ? undefined : board.zones[number];
  if (!zone) return say('pieces.place.nowhere', { tile: token.at.tile });
  const place = zoneWords(zone, token.at.tile, laidOut, language, say);
  return say(zone.balcony ? 'pieces.place.on' : 'pieces.place.in', { place });
}

/** A zone by the part of it that is on a certain tile: whole streets have long names. */
export function zoneWords(
  zone: BoardZone,
  tile: string,
  laidOut: LaidOut,
  language: Language,
  say: Say,
): string {
  return say('pieces.zone', {
    zone: zoneOnTile(zone, tile, laidOut, language, say),
    part: partOn(zone, tile),
  });
}
