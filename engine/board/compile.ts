import type { FaceSource, TileFace } from '../../schemas';
import { SEE_THROUGH } from '../geometry/bands';
import { indexed } from '../geometry/indexed';
import { lazy } from '../geometry/lazy';
import { neighboursOf, stepsFrom } from '../geometry/paths';
import { NOBODY, type Raster, rasterOf, relabelled, sharedEdges } from '../geometry/raster';
import type { Board, BoardZone } from './board';
import { buildingNumbers } from './buildings';
import { firstProblems } from './first-problems';
import { MOST_FIELDS, MOST_RECTS, STREET_CONTACT } from './limits';
import { mergeStreets } from './merging';
import { findPassages, type ZoneLink } from './passages';
import { type PlacedFace, type PlacedZone, type Placement, partName, placeFace } from './placed';
import { type BoardProblem, boardProblem, spacingProblems } from './problems';
import { type BalconySight, type Looking, sightOf, sightThrough } from './sight';
import { linesThrough, type Streets, streetsOf } from './sight-lines';
import { compareText } from './text-order';
import { townsfolkSight } from './townsfolk';
import { boardZones, type ZoneDraft } from './zones';

/** The table as the rules see it: zones, ways between them, and who sees whom; and what is wrong with how it is laid. */
export interface CompiledBoard {
  readonly board: Board;
  readonly problems: readonly BoardProblem[];
}

interface Compilation extends CompiledBoard {
  readonly placements: readonly Placement[];
  /** What each of the tiles shows. */
  readonly shown: readonly (TileFace | undefined)[];
}

let last: Compilation | undefined;

/**
 * A table is looked at from several sides, one after the other: what is wrong with it, whether a game of it begins, what its
 * facts are. So the last one is remembered; more would hold the memory of boards that nobody plays on any more.
 */
export function compileBoard(placements: readonly Placement[], faces: FaceSource): CompiledBoard {
  const shown = placements.map(({ face }) => faces(face));
  const isLast = last?.placements === placements && last.shown.every((face, tile) => face === shown[tile]);
  if (!last || !isLast) last = { placements, shown, ...compiledAnew(placements, faces) };
  return last;
}

function compiledAnew(placements: readonly Placement[], faces: FaceSource): CompiledBoard {
  const all = placeAll(placements, faces);
  const tooFine = isTooFine(all.placed);
  const placed = tooFine ? [] : all.placed;
  const ground = placed.flatMap(({ zones }) => zones);
  const raster = rasterOf(ground.map(({ rects }, owner) => ({ rects, owner })));
  const merged = mergeStreets(ground, raster);
  const problems = [
    ...(tooFine ? [boardProblem('board-too-fine', [])] : []),
    ...all.problems,
    ...spacingProblems(placed),
    ...merged.problems,
  ];
  return {
    board: assemble(placed, ground, raster, boardZones(placed, ground, merged.groupOf)),
    problems: firstProblems(problems, (count, severity) => ({
      ...boardProblem('more-problems', [], { count }),
      severity,
    })),
  };
}

function isTooFine(placed: readonly PlacedFace[]): boolean {
  const rects = placed.flatMap(({ zones }) => zones.flatMap((zone) => zone.rects));
  if (rects.length > MOST_RECTS) return true;
  const columns = new Set(rects.flatMap(([x, , width]) => [x, x + width])).size;
  const rows = new Set(rects.flatMap(([, y, , height]) => [y, y + height])).size;
  return columns * rows > MOST_FIELDS;
}

/** In the order of their ids, so that the same table gives the same board in whatever order it was laid. */
function placeAll(
  placements: readonly Placement[],
  faces: FaceSource,
): { placed: PlacedFace[]; problems: BoardProblem[] } {
  const placed = new Map<string, PlacedFace>();
  const problems: BoardProblem[] = [];
  for (const placement of [...placements].sort((a, b) => compareText(a.id, b.id))) {
    const { id } = placement;
    const face = faces(placement.face);
    if (!face) problems.push(boardProblem('unknown-face', [id], { placement: id, face: placement.face }));
    else if (placed.has(id)) problems.push(boardProblem('duplicate-id', [id], { id }));
    else placed.set(id, placeFace(placement, face));
  }
  return { placed: [...placed.values()], problems };
}

function assemble(
  placed: readonly PlacedFace[],
  ground: readonly PlacedZone[],
  raster: Raster,
  drafts: readonly ZoneDraft[],
): Board {
  const numberOfPart = new Map(
    drafts.flatMap(({ parts }, index) => parts.map((part) => [part, index] as const)),
  );
  const numbers = ground.map(({ part }) => numberOfPart.get(part));
  const plan = relabelled(raster, (owner) => numbers[owner] ?? NOBODY);
  const passages = findPassages(placed, ground, numbers);
  const balconies = placedBalconies(placed, numberOfPart);
  const zones = numbered(drafts, buildingNumbers(drafts, placed, passages));

  const isRoom = (zone: number) => zones[zone]?.kind === 'building';
  const stairs = balconies.flatMap(({ zone, stairs: room }) =>
    room === undefined ? [] : [{ one: zone, other: room }],
  );
  const ways = [...passages, ...streetBorders(plan, isRoom), ...stairs];
  const moves = neighboursOf(zones.length, ways);

  const seeOver = new Set(ground.flatMap(({ zone }, index) => (zone.seeOver ? [numbers[index]] : [])));
  /** What there is to look along, where some zones are not to be seen. */
  const viewsWithout = (unseen: ReadonlySet<number>) => {
    const outdoors = relabelled(plan, (zone) => {
      if (unseen.has(zone)) return NOBODY;
      return seeOver.has(zone) ? SEE_THROUGH : isRoom(zone) ? NOBODY : zone;
    });
    const open = passages.filter(({ one, other }) => !unseen.has(one) && !unseen.has(other));
    const streets = streetsOf(outdoors, open, isRoom);
    const sight = sightOf(
      streets,
      open.filter(({ one, other }) => isRoom(one) || isRoom(other)),
      balconies.flatMap((balcony) => (unseen.has(balcony.zone) ? [] : [balconyWithout(balcony, unseen)])),
    );
    return { streets, sight };
  };
  const { streets, sight } = viewsWithout(new Set());
  const passagesAt = lazy(() => indexed(passages, ({ one, other }) => [one, other]));
  const rooms = {
    rectsOf: (room: number) => zones[room]?.rects ?? [],
    passagesOf: (room: number) => passagesAt().get(room) ?? [],
    isRoom,
  };
  const townsfolk = (zone: number, looking: Looking, linesOut: Streets['linesOut'], inside: typeof rooms) =>
    zones[zone]?.balcony ? new Map<number, number>() : townsfolkSight(zone, looking, linesOut, inside);
  return {
    zones,
    passages,
    ways,
    closed: [],
    zoneOf: (part) => numberOfPart.get(part) ?? numberOfPart.get(part.split('+', 1)[0] ?? ''),
    moves: (zone) => moves[zone] ?? [],
    sightFrom: (zone) => sight.from(zone),
    townsfolkSightFrom: (zone) => townsfolk(zone, sight, streets.linesOut, rooms),
    sightThrough(isOpen) {
      const looking = sightThrough(sight, isOpen);
      const linesOut = linesThrough(streets.linesOut, isOpen);
      const passagesOf = (room: number) => rooms.passagesOf(room).filter(isOpen);
      return {
        sightFrom: looking.from,
        townsfolkSightFrom: (zone) => townsfolk(zone, looking, linesOut, { ...rooms, passagesOf }),
      };
    },
    sightWithout(unseen) {
      const views = viewsWithout(unseen);
      const passagesOf = (room: number) =>
        rooms.passagesOf(room).filter(({ one, other }) => !unseen.has(one) && !unseen.has(other));
      return {
        sightFrom: (zone) => views.sight.from(zone),
        townsfolkSightFrom: (zone) =>
          unseen.has(zone)
            ? new Map()
            : townsfolk(zone, views.sight, views.streets.linesOut, { ...rooms, passagesOf }),
      };
    },
    standsIn: (zone) => balconies.find((balcony) => balcony.zone === zone)?.over ?? [zone],
    distancesFrom: (zone) => stepsFrom(zone, moves),
    lines: sight,
    plan,
  };
}

function balconyWithout({ zone, over, stairs }: BalconySight, unseen: ReadonlySet<number>): BalconySight {
  const isSeen = (other: number) => !unseen.has(other);
  return {
    zone,
    over: over.filter(isSeen),
    stairs: stairs !== undefined && isSeen(stairs) ? stairs : undefined,
  };
}

function numbered(
  drafts: readonly ZoneDraft[],
  buildings: readonly (number | undefined)[],
): readonly BoardZone[] {
  return drafts.map((draft, index) => {
    const building = buildings[index];
    return { ...draft, index, ...(building === undefined ? {} : { building }) };
  });
}

function placedBalconies(
  placed: readonly PlacedFace[],
  numberOfPart: ReadonlyMap<string, number>,
): BalconySight[] {
  return placed.flatMap(({ placement: { id }, balconies }) =>
    balconies.map(({ part, balcony }) => ({
      zone: numberOfPart.get(part) ?? NOBODY,
      over: balcony.over.flatMap((zone) => numberOfPart.get(partName(id, zone)) ?? []),
      stairs: numberOfPart.get(partName(id, balcony.stairs)),
    })),
  );
}

/** Streets are walked between wherever they share enough of an edge. */
function streetBorders(raster: Raster, isRoom: (zone: number) => boolean): ZoneLink[] {
  return sharedEdges(raster)
    .filter(({ one, other, length }) => length >= STREET_CONTACT && !isRoom(one) && !isRoom(other))
    .map(({ one, other }) => ({ one, other }));
}
