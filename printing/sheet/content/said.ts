import { zoneOfPosition, zonePlaces } from '../../../engine';
import { type Language, type NamedThing, type Say, sentence } from '../../../languages';
import type { Mission, Position } from '../../../schemas';
import type { MissionContext } from '../../../telling/mission/context';
import { missionIn } from '../../../telling/systems';
import { ZoneNames } from '../../../telling/zones/zone-names';
import type { Subject } from '../../subject';

/** What is printed, and everything that it takes to speak of it in one language. */
export interface Said extends Pick<Subject, 'mission' | 'faces' | 'board'> {
  readonly language: Language;
  readonly context: MissionContext;
  readonly say: Say;
  zoneAt(at: Position): NamedThing | undefined;
  /** The zones of an area are not called by what they are listed under. */
  zoneOf(part: string): NamedThing | undefined;
}

export function saidOf({ mission, faces, board }: Subject, language: Language): Said {
  const context = missionIn(language, mission);
  const names = zoneNames({ mission, faces, board }, mission);
  const plain = zoneNames({ mission, faces, board }, { ...mission, areas: [] });
  const named = (zones: ZoneNames | undefined, zone: number | undefined) => {
    const id = zone === undefined ? undefined : board?.zones[zone]?.id;
    return id === undefined ? undefined : zones?.of(id, language);
  };
  return {
    mission,
    faces,
    ...(board && { board }),
    language,
    context,
    say: (key, parameters) => sentence(language, key, parameters, mission.system),
    zoneAt: (at) => board && named(names, zoneOfPosition(at, board, mission.placements, faces)),
    zoneOf: (part) => board && named(plain, board.zoneOf(part)),
  };
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
