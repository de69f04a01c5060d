import type { FaceSource, Mission, Position } from '../../../../schemas';
import type { Board } from '../../../board/board';
import { type ChangingBoard, compileChangingBoard } from '../../../board/changing';
import { clockwiseFrom } from '../../../board/clockwise';
import type { Configuration } from '../../../board/configuration';
import { type PlacedFace, type Placement, placeFace } from '../../../board/placed';
import { zoneOfPosition } from '../../../board/positions';
import { type BoardTable, boardTable } from '../../../game/board-table';
import type { ReportProgress } from '../../../game/maker';
import type { Rect } from '../../../geometry/rect';
import type { ZonePlace } from '../../../places/place';
import { isRefused, type Prepared, refuse } from '../problems';
import { NONE } from '../state';
import type { TableZone } from '../table';
import { facesWith, otherSide } from '../tiles';
import { type LaidLayout, laidLayouts } from './laid-layouts';
import { layoutsOf } from './layouts';
import { layLine } from './line';
import { placesOnBoards } from './places';
import { type BoardPlan, NOTHING_CHANGES } from './plan';
import type { TwoSidedTile } from './stage';
import { partsOf, type ZoneSet } from './zone-set';

/** The tiles of a mission on the table, compiled in every way in which they will ever lie. */
export interface LaidBoard {
  /** One for each layout; where nothing changes there is one. */
  readonly boards: readonly BoardTable[];
  readonly configurations: readonly Configuration[];
  readonly layouts: readonly LaidLayout[];
  /** The number of the layout that differs from the first in that every gate stands open which ever does. */
  readonly open: number;
  readonly zones: readonly TableZone[];
  /** The board of the beginning by itself, which has numbers of its own. */
  readonly beginning: Board;
  /** The tiles as they lie in the beginning. */
  readonly placed: readonly PlacedFace[];
  /** The first of the tiles of a train that drives. */
  readonly locomotive: string | undefined;
  /** The tiles that rules can turn over. */
  readonly flips: readonly TwoSidedTile[];
  /** The rules that close zones. */
  readonly gates: readonly string[];
  readonly faces: FaceSource;
  /** Where a piece lies that is there from the beginning. */
  readonly zoneOf: (position: Position) => number | undefined;
  /** The zone of a part (`a.NE`), in the beginning if nothing is said; none where there is no such part. */
  readonly zoneNamed: (part: string, layout?: number) => number;
  readonly zonesOn: (ground: ZoneSet, layout: number) => readonly number[];
  /** All zones that are there, by their numbers. */
  readonly zonesIn: (layout: number) => readonly number[];
  /** Which face of a tile is up. */
  readonly faceOf: (layout: number, tile: string) => string;
  /** For each zone its place round the board, clockwise from one of them; a zone may be where something in it lies. */
  readonly clockwise: (
    layout: number,
    start: number,
    places?: ReadonlyMap<number, Rect>,
  ) => readonly number[];
}

/** What is only warned of may be meant; what the list leaves out comes after the errors that it names. */
const FORGIVEN = ['tiles-gap', 'streets-not-merged', 'more-problems'] as const;

export function layBoard(
  mission: Pick<Mission, 'placements' | 'faces' | 'labels' | 'areas'>,
  plan: BoardPlan = NOTHING_CHANGES,
  report?: ReportProgress,
): Prepared<LaidBoard> {
  const { placements } = mission;
  if (placements.length === 0) return refuse('empty-board');
  const faces = facesWith(mission.faces);
  const line = plan.train && layLine(plan.train, placements, faces);
  if (line && isRefused(line)) return line;
  const { heading = 0, positions = [{ placements }] } = line ?? {};
  const planned = layoutsOf(plan, positions, faces);
  if (isRefused(planned)) return planned;
  const configurations = planned.map(({ configuration }) => configuration);
  // Each of them is compiled, and then what every change of it does to the zones is worked out.
  const all = 2 * configurations.length;
  const changing = compileChangingBoard(configurations, faces, (done) => report?.(done, all));
  const problem = problemOf(changing);
  if (problem) return problem;
  const layouts = laidLayouts(planned, { heading, positions }, changing, (done) =>
    report?.(configurations.length + done, all),
  );
  if (isRefused(layouts)) return layouts;
  const [first] = changing.configurations;
  if (!first || first.own.zones.length === 0) return refuse('empty-board');
  const numberOf = new Map(changing.zones.map(({ id }, zone) => [id, zone]));
  const placed = placements.flatMap((placement) => {
    const face = faces(placement.face);
    return face ? [placeFace(placement, face)] : [];
  });
  const placementsIn = (layout: number) => configurations[layout]?.placements ?? [];
  const zoneNamed = (part: string, layout = 0) => changing.configurations[layout]?.zoneOf(part) ?? NONE;
  return {
    boards: changing.configurations.map((each) => boardTable(() => each, changing.zones.length)),
    configurations,
    layouts,
    open: openOf(plan, layouts),
    zones: tableZones(changing, placesOnBoards(changing, planned, faces, mission)),
    beginning: first.own,
    placed,
    locomotive: line?.locomotive,
    flips: plan.flips.map((tile) => ({
      placement: tile,
      face: backOf(placements.find(({ id }) => id === tile)),
    })),
    gates: plan.gates.map(({ rule }) => rule),
    faces,
    zoneOf(position) {
      const own = zoneOfPosition(position, first.own, placements, faces);
      return numberOf.get(first.own.zones[own ?? NONE]?.id ?? '');
    },
    zoneNamed,
    zonesOn: (ground, layout) =>
      partsOf(ground, placementsIn(layout), faces)
        .map((part) => zoneNamed(part, layout))
        .filter((zone) => zone !== NONE),
    zonesIn: (layout) =>
      (changing.configurations[layout]?.own.zones ?? [])
        .map(({ id }) => numberOf.get(id) ?? NONE)
        .filter((zone) => zone !== NONE)
        .sort((one, other) => one - other),
    faceOf: (layout, tile) => placementsIn(layout).find(({ id }) => id === tile)?.face ?? '',
    clockwise(layout, start, lyingAt) {
      const zones = changing.configurations[layout]?.own.zones ?? [];
      const own = zones.findIndex(({ id }) => numberOf.get(id) === start);
      const standing = zones.map((zone) => {
        const place = lyingAt?.get(numberOf.get(zone.id) ?? NONE);
        return place ? { rects: [place] } : zone;
      });
      const places = clockwiseFrom(
        own,
        standing,
        placed.map(({ box }) => box),
      );
      return changing.zones.map(({ id }) => places[zones.findIndex((zone) => zone.id === id)] ?? 0);
    },
  };
}

function problemOf({ configurations }: ChangingBoard): ReturnType<typeof refuse> | undefined {
  for (const { code, parameters } of configurations.flatMap(({ problems }) => problems)) {
    if (!isForgiven(code)) return refuse(code, parameters);
  }
  return undefined;
}

function isForgiven(code: string): code is (typeof FORGIVEN)[number] {
  return FORGIVEN.some((each) => each === code);
}

function openOf({ gates }: BoardPlan, layouts: readonly LaidLayout[]): number {
  return layouts.findIndex(
    ({ position, flipped, closed }) =>
      position === 0 && flipped.length === 0 && closed.every((gate) => gates[gate]?.lasts),
  );
}

function backOf(tile: Placement | undefined): string {
  return tile ? otherSide(tile.face) : '';
}

function tableZones(
  { zones }: ChangingBoard,
  placesOf: (zone: string) => readonly ZonePlace[],
): readonly TableZone[] {
  return zones.map((zone) => tableZone(zone, placesOf(zone.id)));
}

function tableZone(
  { id, kind, balcony, building, tags, faceZones }: ChangingBoard['zones'][number],
  places: readonly ZonePlace[],
): TableZone {
  return {
    id,
    places,
    names: faceZones.flatMap(({ name }) => (name ? [name] : [])),
    building: kind === 'building',
    balcony,
    placement: faceZones[0]?.placement ?? '',
    buildingNumber: building ?? NONE,
    tags,
  };
}
