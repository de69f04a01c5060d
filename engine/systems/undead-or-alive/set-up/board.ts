import type { FaceSource, Mission, Position } from '../../../../schemas';
import { type ChangingBoard, type ConfiguredBoard, compileChangingBoard } from '../../../board/changing';
import { clockwiseFrom } from '../../../board/clockwise';
import type { Configuration } from '../../../board/configuration';
import type { Fates } from '../../../board/fates';
import { type PlacedFace, placeFace } from '../../../board/placed';
import { zoneOfPosition } from '../../../board/positions';
import { type BoardTable, boardTable } from '../../../game/board-table';
import type { Rect } from '../../../geometry/rect';
import { NONE } from '../state';
import type { TableZone } from '../table';
import { facesWith } from '../tiles';
import { type LinePosition, layLine, type TrainPlan } from '../train/line';
import { isRefused, type Prepared, refuse } from './problems';

/** The tiles of a mission on the table, compiled in every way in which they will ever lie. */
export interface LaidBoard {
  /** One for each configuration; without a train that drives there is one. */
  readonly boards: readonly BoardTable[];
  readonly zones: readonly TableZone[];
  /** The tiles as they lie in the beginning. */
  readonly placed: readonly PlacedFace[];
  readonly train: LaidTrain | undefined;
  readonly faces: FaceSource;
  /** Where a piece lies that is there from the beginning. */
  readonly zoneOf: (position: Position) => number | undefined;
  /** The zone of a part (`a.NE`), in the beginning if nothing is said; none where there is no such part. */
  readonly zoneNamed: (part: string, configuration?: number) => number;
  /** Which face of a tile is up. */
  readonly faceOf: (configuration: number, tile: string) => string;
  /** For each zone its place round the board, clockwise from one of them; a zone may be where something in it lies. */
  readonly clockwise: (
    configuration: number,
    start: number,
    places?: ReadonlyMap<number, Rect>,
  ) => readonly number[];
}

interface LaidTrain {
  readonly locomotive: string;
  readonly positions: readonly LinePosition[];
  /** What each step does to the zones. */
  readonly fates: readonly Fates[];
}

/** What is only warned of may be meant; what the list leaves out comes after the errors that it names. */
const FORGIVEN = ['tiles-gap', 'streets-not-merged', 'more-problems'] as const;

export function layBoard(
  { placements, faces: own }: Pick<Mission, 'placements' | 'faces'>,
  plan?: TrainPlan,
): Prepared<LaidBoard> {
  if (placements.length === 0) return refuse('empty-board');
  const faces = facesWith(own);
  const line = plan && layLine(plan, placements, faces);
  if (line && isRefused(line)) return line;
  const configurations = line?.configurations ?? [{ placements }];
  const changing = compileChangingBoard(configurations, faces);
  const problem = problemOf(changing.configurations);
  if (problem) return problem;
  const fates = line ? fatesOf(changing) : [];
  if (isRefused(fates)) return fates;
  const [first] = changing.configurations;
  if (!first || first.own.zones.length === 0) return refuse('empty-board');
  const numberOf = new Map(changing.zones.map(({ id }, zone) => [id, zone]));
  const placed = placements.flatMap((placement) => {
    const face = faces(placement.face);
    return face ? [placeFace(placement, face)] : [];
  });
  return {
    boards: changing.configurations.map((each) => boardTable(each, changing.zones.length)),
    zones: changing.zones.map(tableZone),
    placed,
    train: line && { locomotive: line.locomotive, positions: line.positions, fates },
    faces,
    zoneOf(position) {
      const own = zoneOfPosition(position, first.own, placements, faces);
      return numberOf.get(first.own.zones[own ?? NONE]?.id ?? '');
    },
    zoneNamed: (part, configuration = 0) => changing.configurations[configuration]?.zoneOf(part) ?? NONE,
    faceOf: (configuration, tile) => faceIn(configurations, configuration, tile),
    clockwise(configuration, start, lyingAt) {
      const zones = changing.configurations[configuration]?.own.zones ?? [];
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

function problemOf(configurations: readonly ConfiguredBoard[]): ReturnType<typeof refuse> | undefined {
  for (const { code, parameters } of configurations.flatMap(({ problems }) => problems)) {
    if (!isForgiven(code)) return refuse(code, parameters);
  }
  return undefined;
}

function isForgiven(code: string): code is (typeof FORGIVEN)[number] {
  return FORGIVEN.some((each) => each === code);
}

/** Whoever finds no street that is near goes to any street there is. */
function fatesOf(changing: ChangingBoard): Prepared<LaidTrain['fates']> {
  const fates: Fates[] = [];
  for (let number = 1; number < changing.configurations.length; number++) {
    const next = changing.configurations[number];
    const streets = [...changing.zones.keys()].filter(
      (zone) => changing.zones[zone]?.kind === 'street' && !changing.zones[zone].balcony && next?.has(zone),
    );
    if (streets.length === 0) return refuse('no-street-beside-train');
    fates.push(
      changing.fates(number - 1, number).map((fate) => {
        const isLost = fate?.fate === 'affected' && fate.displacedTo.length === 0;
        return isLost ? { fate: 'affected', displacedTo: streets } : fate;
      }),
    );
  }
  return fates;
}

function faceIn(configurations: readonly Configuration[], number: number, tile: string): string {
  return configurations[number]?.placements.find(({ id }) => id === tile)?.face ?? '';
}

function tableZone({
  id,
  kind,
  balcony,
  building,
  tags,
  faceZones,
}: ChangingBoard['zones'][number]): TableZone {
  return {
    id,
    names: faceZones.flatMap(({ name }) => (name ? [name] : [])),
    building: kind === 'building',
    balcony,
    placement: faceZones[0]?.placement ?? '',
    buildingNumber: building ?? NONE,
    tags,
  };
}
