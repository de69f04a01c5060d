import type { FaceSource, Mission, Position } from '../../../../schemas';
import type { Board } from '../../../board/board';
import { type ChangingBoard, compileChangingBoard } from '../../../board/changing';
import { clockwiseFrom } from '../../../board/clockwise';
import type { Configuration } from '../../../board/configuration';
import { type PlacedFace, type Placement, placeFace } from '../../../board/placed';
import { zoneOfPosition } from '../../../board/positions';
import { type BoardTable, boardTable } from '../../../game/board-table';
import type { Rect } from '../../../geometry/rect';
import type { Annotations } from '../../../places/author-names';
import type { ZonePlace } from '../../../places/place';
import { zonePlaces } from '../../../places/zone-places';
import { type Ground, partsOf } from '../board/ground';
import { layoutsOf } from '../board/layouts';
import { type BoardPlan, NOTHING_CHANGES } from '../board/plan';
import type { TwoSidedTile } from '../board/stage';
import { NONE } from '../state';
import type { TableZone } from '../table';
import { facesWith, otherSide } from '../tiles';
import { layLine } from '../train/line';
import { type LaidLayout, laidLayouts } from './layouts';
import { isRefused, type Prepared, refuse } from './problems';

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
  readonly zonesOn: (ground: Ground, layout: number) => readonly number[];
  /** Which face of a tile is up. */
  readonly faceOf: (layout: number, tile: string) => string;
  /** For each zone its place round the board, clockwise from one of them; a zone may be where something in it lies. */
  readonly clockwise: (
    layout: number,
    start: number,
    places?: ReadonlyMap<number, Rect>,
  ) => readonly number[];
}

/** Hears how many steps of how many are done. */
export type Report = (done: number, of: number) => void;

/** What is only warned of may be meant; what the list leaves out comes after the errors that it names. */
const FORGIVEN = ['tiles-gap', 'streets-not-merged', 'more-problems'] as const;

export function layBoard(
  mission: Pick<Mission, 'placements' | 'faces' | 'labels' | 'areas'>,
  plan: BoardPlan = NOTHING_CHANGES,
  report?: Report,
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
    zones: tableZones(changing, configurations, faces, mission),
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

/** Each with its place on the first of the boards that have it; most boards bring only a few that were not there before. */
function tableZones(
  { zones, configurations: compiled }: ChangingBoard,
  configurations: readonly Configuration[],
  faces: FaceSource,
  annotations: Annotations,
): TableZone[] {
  const places = new Map<string, ZonePlace>();
  for (const [index, { own }] of compiled.entries()) {
    if (own.zones.every(({ id }) => places.has(id))) continue;
    for (const place of zonePlaces(own, configurations[index]?.placements ?? [], faces, annotations)) {
      if (!places.has(place.zone)) places.set(place.zone, place);
    }
  }
  return zones.map((zone) => {
    const place = places.get(zone.id);
    // Left out, it would give all after it the wrong number.
    if (!place) throw new Error(`Zone ${zone.id} has no place`);
    return tableZone(zone, place);
  });
}

function tableZone(
  { id, kind, balcony, building, tags, faceZones }: ChangingBoard['zones'][number],
  place: ZonePlace,
): TableZone {
  return {
    id,
    place,
    names: faceZones.flatMap(({ name }) => (name ? [name] : [])),
    building: kind === 'building',
    balcony,
    placement: faceZones[0]?.placement ?? '',
    buildingNumber: building ?? NONE,
    tags,
  };
}
