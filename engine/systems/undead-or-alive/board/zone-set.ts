import type { Area, FaceSource } from '../../../../schemas';
import { type Placement, partName } from '../../../board/placed';

/** Zones that go by one name, by what says which they are. */
export interface ZoneSet {
  /** Zones by any of their parts. */
  readonly parts: readonly string[];
  /** All zones of these tiles, whichever face is up. */
  readonly tiles: readonly string[];
  /** The rooms of trains. */
  readonly aboard: boolean;
}

export const NO_ZONES: ZoneSet = { parts: [], tiles: [], aboard: false };

/** The areas that every mission has. */
export const BUILT_IN_AREAS = [
  'aboard',
  'exit',
  'start',
  'first-spawn-zone',
  'everywhere',
  'streets',
  'buildings',
  // What is meant by it is not settled before something happens.
  'here',
] as const;

export function zoneSetOf({ zones = [], tiles = [] }: Pick<Area, 'zones' | 'tiles'>): ZoneSet {
  return { ...NO_ZONES, parts: zones, tiles };
}

/** The parts it is made of while tiles lie so; among them may be some that are not there. */
export function partsOf(
  { parts, tiles, aboard }: ZoneSet,
  placements: readonly Placement[],
  faces: FaceSource,
): readonly string[] {
  const whole = tiles.flatMap((tile) => placements.filter(({ id }) => id === tile));
  const cars = aboard ? placements : [];
  return [
    ...parts,
    ...whole.flatMap((tile) => zonesOn(tile, faces)),
    ...cars.flatMap((tile) => roomsOn(tile, faces)),
  ];
}

function zonesOn({ id, face }: Placement, faces: FaceSource): string[] {
  const { zones = [], balconies = [] } = faces(face) ?? {};
  return [...zones, ...balconies].map((zone) => partName(id, zone.id));
}

/** What a car of a train takes along when it drives. */
function roomsOn({ id, face }: Placement, faces: FaceSource): string[] {
  const { ownBuilding, zones = [], balconies = [] } = faces(face) ?? {};
  if (ownBuilding !== true) return [];
  const rooms = zones.filter(({ kind }) => kind === 'building');
  return [...rooms, ...balconies].map((zone) => partName(id, zone.id));
}
