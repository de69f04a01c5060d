import type { Area } from '../../../../schemas';
import { type Fates, keptAs } from '../../../board/fates';
import { partName } from '../../../board/placed';
import type { Rect } from '../../../geometry/rect';
import { type Prepared, refuse } from '../problems';
import { NONE } from '../state';
import type { LaidBoard } from './lay-board';
import { MOST_LAYOUTS } from './layouts';
import type { BoardStage, Change } from './stage';
import { BUILT_IN_AREAS, NO_ZONES, zoneSetOf } from './zone-set';

/** What goes with its zones when the board changes, as it is in the beginning. */
interface Beginning {
  readonly startingSpawnZone: number;
  readonly exitZones: readonly number[];
  readonly startZones: readonly number[];
  readonly areas: readonly Area[];
  /** Where in a zone something lies that stands for it. */
  readonly places?: ReadonlyMap<number, Rect>;
}

/** A layout, and where the zones are by now that were there in the beginning. */
interface Visit {
  readonly layout: number;
  readonly start: number;
  readonly exits: readonly number[];
  readonly starts: readonly number[];
  /** For each area the zones of its parts, none for those that are gone. */
  readonly areas: readonly (readonly number[])[];
}

/** The names of areas, by their numbers. */
export function areaNames(areas: readonly Area[]): readonly string[] {
  return [...BUILT_IN_AREAS, ...areas.map(({ id }) => id)];
}

/** Every stage that can come of the first. Where a zone is by now may depend on the order of changes. */
export function stagesOf(laid: LaidBoard, beginning: Beginning): Prepared<readonly BoardStage[]> {
  const visits = new Map<string, number>();
  const queue: Visit[] = [];
  const visit = (next: Visit): number => {
    const name = JSON.stringify(next);
    const number = visits.get(name) ?? queue.push(next) - 1;
    visits.set(name, number);
    return number;
  };
  visit({
    layout: 0,
    start: beginning.startingSpawnZone,
    exits: beginning.exitZones,
    starts: beginning.startZones,
    areas: beginning.areas.map(({ zones = [] }) => zones.map((part) => laid.zoneNamed(part))),
  });
  const stages: BoardStage[] = [];
  for (let number = 0; number < queue.length; number++) {
    const here = queue[number] as Visit;
    const layout = laid.layouts[here.layout];
    if (!layout) throw new RangeError(`There is no layout ${here.layout}`);
    const after = ({ to, fates }: Change) => visit(follow(here, to, fates));
    stages.push({
      board: here.layout,
      line: layout.cars.map(({ tile }) => laid.faceOf(here.layout, tile)),
      cab: cabIn(laid, here.layout),
      startingSpawnZone: here.start,
      exitZones: here.exits,
      startZones: here.starts,
      clockwise: laid.clockwise(here.layout, here.start, beginning.places),
      areas: areasOf(laid, here, beginning.areas),
      closed: layout.closed,
      train: layout.train && { ...layout.train, to: after(layout.train) },
      flips: layout.flips.map((flip) => flip && { ...flip, to: after(flip) }),
      gates: layout.gates.map((to) => (to === undefined ? undefined : visit({ ...here, layout: to }))),
    });
    if (queue.length > MOST_LAYOUTS) return refuse('too-many-boards', { most: MOST_LAYOUTS });
  }
  return stages;
}

function follow({ start, exits, starts, areas }: Visit, layout: number, fates: Fates): Visit {
  const kept = (zones: readonly number[]) => zones.flatMap((zone) => keptAs(fates[zone]) ?? []);
  return {
    layout,
    start: startAfter(fates, start),
    exits: kept(exits),
    starts: kept(starts),
    areas: areas.map((zones) => zones.map((zone) => keptAs(fates[zone]) ?? NONE)),
  };
}

/** The Starting Spawn Zone never goes: what a train drives away from there comes in beside it. */
function startAfter(fates: Fates, start: number): number {
  const fate = fates[start];
  if (fate?.fate === 'affected') return fate.displacedTo[0] ?? NONE;
  return keptAs(fate) ?? start;
}

function areasOf(laid: LaidBoard, here: Visit, areas: readonly Area[]): BoardStage['areas'] {
  const { layout, start, exits, starts } = here;
  const own = areas.map((area, number) => {
    const { parts, ...whole } = zoneSetOf(area);
    const zones = parts.map((part, index) => {
      // A room on the back of a tile is there as soon as that is up.
      const isLater = laid.zoneNamed(part) === NONE;
      return isLater ? laid.zoneNamed(part, layout) : (here.areas[number]?.[index] ?? NONE);
    });
    return [...zones, ...laid.zonesOn({ ...whole, parts: [] }, layout)];
  });
  const everywhere = laid.zonesIn(layout);
  const builtIn = {
    aboard: laid.zonesOn({ ...NO_ZONES, aboard: true }, layout),
    exit: exits,
    start: starts,
    'first-spawn-zone': [start],
    everywhere,
    streets: everywhere.filter((zone) => laid.zones[zone]?.building === false),
    buildings: everywhere.filter((zone) => laid.zones[zone]?.building === true),
    here: [],
  };
  const all = [...BUILT_IN_AREAS.map((name) => builtIn[name]), ...own];
  return all.map((zones) => [...new Set(zones)].filter((zone) => zone !== NONE));
}

/** Printed as such, or the front room of whatever else drives. */
function cabIn(laid: LaidBoard, layout: number): number {
  const { locomotive } = laid;
  const face = locomotive === undefined ? undefined : laid.faces(laid.faceOf(layout, locomotive));
  if (locomotive === undefined || face?.ownBuilding !== true) return NONE;
  const rooms = face.zones.filter(({ kind }) => kind === 'building');
  const cab = rooms.find(({ tags }) => tags?.includes('cab')) ?? rooms[0];
  return cab ? laid.zoneNamed(partName(locomotive, cab.id), layout) : NONE;
}
