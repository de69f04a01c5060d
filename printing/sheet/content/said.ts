import { inForce, isOfTiles, zoneOfPosition, zonePlaces } from '../../../engine';
import { type Language, type NamedThing, type Say, sentence } from '../../../languages';
import type { Mission, Position } from '../../../schemas';
import type { MissionContext } from '../../../telling/mission/context';
import { missionIn } from '../../../telling/systems';
import { ZoneNames } from '../../../telling/zones/zone-names';
import type { Subject } from '../../subject';

/** What is printed, and everything that it takes to speak of it in one language. */
export interface Said extends Pick<Subject, 'mission' | 'faces' | 'board'> {
  readonly language: Language;
  /** The language of the letters and words on the map, of which a sheet in several languages has one for all. */
  readonly ofMap: Language;
  readonly context: MissionContext;
  readonly say: Say;
  readonly zoneAt: (at: Position) => NamedThing | undefined;
  /** The zones of an area are not called by what they are listed under. */
  readonly zoneOf: (part: string) => NamedThing | undefined;
}

export function saidOf(
  { mission: drawn, faces, board }: Subject,
  language: Language,
  ofMap = language,
): Said {
  const mission = inForce(drawn);
  const names = zoneNames({ mission, faces, board }, mission);
  const plain = zoneNames({ mission, faces, board }, { ...mission, areas: [] });
  const named = (zones: ZoneNames | undefined, zone: number | undefined) => {
    const id = zone === undefined ? undefined : board?.zones[zone]?.id;
    return id === undefined ? undefined : zones?.of(id, language);
  };
  const zoneAt: Said['zoneAt'] = (at) =>
    board && named(names, zoneOfPosition(at, board, mission.placements, faces));
  return {
    mission,
    faces,
    ...(board && { board }),
    language,
    ofMap,
    context: missionIn(language, mission, namesFor(mission, zoneAt)),
    say: (key, parameters) => sentence(language, key, parameters, mission.system),
    zoneAt,
    zoneOf: (part) => board && named(plain, board.zoneOf(part)),
  };
}

/** A token that no other word tells from its like goes by where it lies. */
function namesFor(mission: Mission, zoneAt: Said['zoneAt']): ReadonlyMap<string, string> {
  const tokens = [mission, ...(mission.variants ?? [])].flatMap((part) => part.tokens ?? []);
  const places = tokens.flatMap((token) => {
    const zone = isOfTiles(token) ? undefined : zoneAt(token.at);
    return zone ? [[token.id, zone.title] as const] : [];
  });
  return new Map(places);
}

type Annotated = Pick<Mission, 'labels' | 'areas'>;

function zoneNames(
  { mission, faces, board }: Pick<Said, 'mission' | 'faces'> & { readonly board: Subject['board'] },
  { labels, areas }: Annotated,
): ZoneNames | undefined {
  if (!board) return undefined;
  return new ZoneNames(
    zonePlaces(board, mission.placements, faces, { ...(labels && { labels }), ...(areas && { areas }) }),
  );
}
