import { type Board, type BoardZone, type ZonePlace, zonePlaces } from '../../engine';
import type { Language, NamedThing } from '../../languages';
import type { Mission } from '../../schemas';
import { ZoneNames } from '../../telling/zones/zone-names';
import type { LaidOut } from './laid-out';

/** What players call the zones of one board. */
export type ZoneWords = (zone: BoardZone) => NamedThing;

interface Known {
  readonly labels: Mission['labels'];
  readonly areas: Mission['areas'];
  readonly places: readonly ZonePlace[];
  readonly names: ZoneNames;
  readonly words: Map<string, ZoneWords>;
}

// Most edits move no tile, and write nothing on the map. Areas themselves are spoken of without their names.
const MOST_KEPT = 2;
const known = new WeakMap<Board, readonly Known[]>();

type Ground = Pick<LaidOut, 'mission' | 'faces' | 'board'>;

/** The same function as long as the names are the same. */
export function zoneWordsOn(laidOut: Ground, language: Language, codes: boolean): ZoneWords {
  const { names, words } = knownOf(laidOut);
  const key = `${language} ${codes}`;
  const made = words.get(key);
  if (made) return made;
  const make: ZoneWords = ({ id }) => names.of(id, language, codes);
  words.set(key, make);
  return make;
}

/** Where a zone of the board is. */
export function placeOn(laidOut: Ground, { index }: BoardZone): ZonePlace | undefined {
  return knownOf(laidOut).places[index];
}

function knownOf({ board, faces, mission: { placements, labels, areas } }: Ground): Known {
  const kept = known.get(board) ?? [];
  const last = kept.find((one) => one.labels === labels && one.areas === areas);
  if (last) return last;
  const annotations = { ...(labels && { labels }), ...(areas && { areas }) };
  const places = zonePlaces(board, placements, faces, annotations);
  const names = new ZoneNames(places);
  const made = { labels, areas, places, names, words: new Map<string, ZoneWords>() };
  known.set(board, [made, ...kept].slice(0, MOST_KEPT));
  return made;
}

/** For whoever lists the zones of areas: they are not called by what they are listed under. */
export function withoutAreas({ mission, faces, board }: Ground): Ground {
  const { areas: _, ...rest } = mission;
  return { mission: rest, faces, board };
}
