import { SEE_THROUGH } from '../geometry/bands';
import { stepsFrom } from '../geometry/paths';
import { NOBODY, type Raster, rasterOf, relabelled, sharedEdges } from '../geometry/raster';
import type { Board, BoardZone } from './board';
import { buildingNumbers } from './buildings';
import { MOST_FIELDS, MOST_RECTS, STREET_CONTACT } from './limits';
import { mergeStreets } from './merging';
import { findPassages, type Passage } from './passages';
import { type FaceSource, type PlacedFace, type PlacedZone, type Placement, placeFace } from './placed';
import { type BoardProblem, spacingProblems } from './problems';
import { sightOf } from './sight';
import { streetsOf } from './sight-lines';
import { compareText } from './text-order';
import { townsfolkSight } from './townsfolk';
import { boardZones, type ZoneDraft } from './zones';

/** The table as the rules see it: zones, ways between them, and who sees whom. */
export function compileBoard(
  placements: readonly Placement[],
  faces: FaceSource,
): { board: Board; problems: BoardProblem[] } {
  const all = placeAll(placements, faces);
  const tooFine = isTooFine(all.placed);
  const { problems } = all;
  const placed = tooFine ? [] : all.placed;
  if (tooFine) problems.push({ code: 'board-too-fine', placements: [], parameters: {} });
  problems.push(...spacingProblems(placed));

  const ground = placed.flatMap(({ zones }) => zones);
  const raster = rasterOf(ground.map(({ rects }, owner) => ({ rects, owner })));
  const merged = mergeStreets(ground, raster);
  problems.push(...merged.problems);

  const zones = boardZones(placed, ground, merged.groupOf);
  const indexOfGround = numbersOf(ground, zones);
  const passages = findPassages(placed, ground, indexOfGround);
  return { board: assemble(placed, ground, raster, zones, indexOfGround, passages), problems };
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
    const face = faces(placement.face);
    const parameters = { placement: placement.id, face: placement.face };
    if (!face) problems.push({ code: 'unknown-face', placements: [placement.id], parameters });
    else if (placed.has(placement.id)) {
      problems.push({ code: 'same-placement-id', placements: [placement.id], parameters });
    } else placed.set(placement.id, placeFace(placement, face));
  }
  return { placed: [...placed.values()], problems };
}

/** For every zone of every face the number of the board zone it is part of. */
function numbersOf(ground: readonly PlacedZone[], zones: readonly ZoneDraft[]): (number | undefined)[] {
  const byPart = new Map(zones.flatMap(({ parts }, index) => parts.map((part) => [part, index] as const)));
  return ground.map(({ part }) => byPart.get(part));
}

function assemble(
  placed: readonly PlacedFace[],
  ground: readonly PlacedZone[],
  groundRaster: Raster,
  drafts: readonly ZoneDraft[],
  numbers: readonly (number | undefined)[],
  passages: readonly Passage[],
): Board {
  const numberOfPart = new Map(
    drafts.flatMap(({ parts }, index) => parts.map((part) => [part, index] as const)),
  );
  const isRoom = (zone: number) => drafts[zone]?.kind === 'building';
  const raster = relabelled(groundRaster, (owner) => numbers[owner] ?? NOBODY);
  const roomPairs = passages
    .filter(({ one, other }) => isRoom(one) || isRoom(other))
    .map(({ one, other }) => [one, other] as const);
  const balconies = placed.flatMap(({ placement, balconies: all }) =>
    all.map(({ part, balcony }) => ({
      zone: numberOfPart.get(part) ?? NOBODY,
      over: balcony.over.flatMap((zone) => numberOfPart.get(`${placement.id}.${zone}`) ?? []),
      stairs: numberOfPart.get(`${placement.id}.${balcony.stairs}`),
    })),
  );

  const steps = [
    ...streetSteps(raster, isRoom),
    ...passages.map(({ one, other }) => [one, other] as const),
    ...balconies.flatMap(({ zone, stairs }) => (stairs === undefined ? [] : [[zone, stairs] as const])),
  ];
  const moves = neighboursOf(drafts.length, steps);
  const buildings = buildingNumbers(drafts, placed, passages);
  const zones = drafts.map((draft, index): BoardZone => {
    const building = buildings[index];
    return { ...draft, index, ...(building === undefined ? {} : { building }) };
  });

  const seeThrough = new Set(ground.flatMap(({ zone }, index) => (zone.seeOver ? [numbers[index]] : [])));
  const streets = streetsOf(
    relabelled(raster, (zone) => (seeThrough.has(zone) ? SEE_THROUGH : isRoom(zone) ? NOBODY : zone)),
    passages,
    isRoom,
  );
  const sight = sightOf(streets, roomPairs, balconies);
  const rooms = {
    rectsOf: (room: number) => zones[room]?.rects ?? [],
    passagesOf: (room: number) => passages.filter(({ one, other }) => one === room || other === room),
    isRoom,
  };
  return {
    zones,
    passages,
    zoneOf: (part) => numberOfPart.get(part) ?? numberOfPart.get(part.split('+', 1)[0] ?? ''),
    moves: (zone) => moves[zone] ?? [],
    sightFrom: (zone) => sight.from(zone),
    townsfolkSightFrom: (zone) =>
      zones[zone]?.balcony ? new Map() : townsfolkSight(zone, sight, streets, rooms),
    standsIn: (zone) => balconies.find((balcony) => balcony.zone === zone)?.over ?? [zone],
    distancesFrom: (zone) => stepsFrom(zone, moves),
    lines: sight,
    plan: raster,
  };
}

/** Streets are walked between wherever they share enough of an edge. */
function streetSteps(raster: Raster, isRoom: (zone: number) => boolean): (readonly [number, number])[] {
  return sharedEdges(raster)
    .filter(({ one, other, length }) => length >= STREET_CONTACT && !isRoom(one) && !isRoom(other))
    .map(({ one, other }) => [one, other] as const);
}

function neighboursOf(count: number, steps: readonly (readonly [number, number])[]): number[][] {
  const neighbours = Array.from({ length: count }, () => new Set<number>());
  for (const [one, other] of steps) {
    neighbours[one]?.add(other);
    neighbours[other]?.add(one);
  }
  return neighbours.map((all) => [...all].sort((a, b) => a - b));
}
