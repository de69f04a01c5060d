import type { Say } from '../../languages';
import type { Token } from '../../schemas';
import type { LaidOut } from '../document/laid-out';
import { zoneOfToken } from '../document/zone-at';
import type { ZoneWords } from '../document/zone-words';

/** Where a token lies, in words: `in the Counting room of the Bank`. */
export function placeWords(token: Token, laidOut: LaidOut, zoneWords: ZoneWords, say: Say): string {
  const { mission, faces, board } = laidOut;
  const number = zoneOfToken(token, mission, faces, board);
  const zone = number === undefined ? undefined : board.zones[number];
  if (!zone) return say('pieces.place.nowhere', { tile: token.at.tile });
  return say('pieces.place.in', { place: zoneWords(zone) });
}
