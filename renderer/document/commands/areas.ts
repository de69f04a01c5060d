import { type BoardZone, parsePart } from '../../../engine';
import type { Area, Mission, Text } from '../../../schemas';
import { followedName } from '../area-names';
import type { Command } from '../command';
import { freshId, prefixes } from '../ids';
import { laidOut } from '../laid-out';
import { edit, takeOut } from './edit';
import { add } from './room';
import { sound, written } from './written';

/** As many zones as the format of missions allows in one area. */
const MOST_ZONES = 500;

/** Zones that go by one name, each by any of its parts. */
export function addArea(
  mission: Mission,
  name: Text,
  zones: readonly string[],
  taken: ReadonlySet<string>,
): Command {
  const { board } = laidOut(mission);
  const there = [...new Set(zones)].filter(
    (part) => isPart(mission, part) && board.zoneOf(part) !== undefined,
  );
  const id = freshId(prefixes.area, taken);
  const said = sound(name);
  return {
    label: { key: 'step.add-area' },
    recipe: (draft) => {
      if (there.length > 0 && said)
        add(draft, { areas: [{ id, name: said, zones: there.slice(0, MOST_ZONES) }] });
    },
  };
}

export function renameArea(id: string, language: string, words: string): Command {
  return {
    label: { key: 'step.rename-area' },
    joins: `area ${id} ${language}`,
    recipe: ({ areas }) => {
      edit(areas, id, (area) => {
        area.name = written(area.name, language, words) ?? area.name;
      });
    },
  };
}

/** Takes a zone into an area, or out of it. */
export function toggleZone(mission: Mission, id: string, part: string): Command {
  return paintZones(mission, id, [part], !isInArea(mission, id, part));
}

/** Takes zones into an area, or out of it, each by any of its parts; an area without zones goes. */
export function paintZones(
  mission: Mission,
  id: string,
  parts: readonly string[],
  takesIn: boolean,
): Command {
  const area = mission.areas?.find((each) => each.id === id);
  const now = area && parts.reduce((ground, part) => painted(mission, ground, part, takesIn), groundOf(area));
  const named =
    now && followedName(laidOut(mission), area.name, zonesIn(mission, groundOf(area)), zonesIn(mission, now));
  return {
    label: { key: 'step.toggle-zone' },
    recipe: (draft) => {
      if (!now) return;
      if (now.zones.length + now.tiles.length === 0) return takeOut(draft, 'areas', (each) => each.id === id);
      edit(draft.areas, id, (each) => {
        delete each.zones;
        delete each.tiles;
        if (now.zones.length > 0) each.zones = [...now.zones];
        if (now.tiles.length > 0) each.tiles = [...now.tiles];
        if (named) each.name = named;
      });
    },
  };
}

/** Whether an area has the zone that the part is of. */
export function isInArea(mission: Mission, id: string, part: string): boolean {
  const area = mission.areas?.find((each) => each.id === id);
  const zone = zoneOf(mission, part);
  return area !== undefined && zone !== undefined && covers(groundOf(area), zone);
}

interface GroundOfArea {
  readonly zones: readonly string[];
  readonly tiles: readonly string[];
}

function groundOf({ zones = [], tiles = [] }: Area): GroundOfArea {
  return { zones, tiles };
}

/** In the order in which they came in. */
function zonesIn(mission: Mission, ground: GroundOfArea): BoardZone[] {
  const { board } = laidOut(mission);
  const oneByOne = ground.zones.flatMap((part) => zoneOf(mission, part) ?? []);
  return [...new Set([...oneByOne, ...board.zones.filter((zone) => covers(ground, zone))])];
}

function zoneOf(mission: Mission, part: string): BoardZone | undefined {
  const { board } = laidOut(mission);
  return board.zones[board.zoneOf(part) ?? -1];
}

function covers({ zones, tiles }: GroundOfArea, { parts }: BoardZone): boolean {
  return parts.some((part) => zones.includes(part) || tiles.includes(parsePart(part).tile));
}

function painted(mission: Mission, ground: GroundOfArea, part: string, takesIn: boolean): GroundOfArea {
  const zone = zoneOf(mission, part);
  if (!zone || covers(ground, zone) === takesIn) return ground;
  const { zones, tiles } = ground;
  if (takesIn) {
    return zones.length < MOST_ZONES && isPart(mission, part) ? { zones: [...zones, part], tiles } : ground;
  }
  const { board, faces } = laidOut(mission);
  const others = zones.filter((each) => !zone.parts.includes(each));
  const under = tiles.filter((tile) => zone.parts.some((each) => parsePart(each).tile === tile));
  // A whole tile is in no more, but each of its other zones is.
  const broken = mission.placements
    .filter(({ id }) => under.includes(id))
    .flatMap(({ id, face }) => {
      const { zones: own = [], balconies = [] } = faces(face) ?? {};
      return [...own, ...balconies].map((each) => `${id}.${each.id}`);
    })
    .filter((each) => board.zoneOf(each) !== undefined && !zone.parts.includes(each));
  return {
    zones: [...new Set([...others, ...broken])].slice(0, MOST_ZONES),
    tiles: tiles.filter((tile) => !under.includes(tile)),
  };
}

export function removeArea(id: string): Command {
  return {
    label: { key: 'step.remove-area' },
    recipe: (draft) => takeOut(draft, 'areas', (each) => each.id === id),
  };
}

/** A board finds zones by their whole ids as well, of which an area takes any part. */
function isPart({ placements }: Mission, part: string): boolean {
  return !part.includes('+') && placements.some(({ id }) => id === parsePart(part).tile);
}
