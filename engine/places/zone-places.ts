import type { FaceSource, Text } from '../../schemas';
import type { Board, BoardZone } from '../board/board';
import { type PlacedFace, type PlacedZone, type Placement, placeFace } from '../board/placed';
import type { Rect } from '../geometry/rect';
import { type Annotations, type AuthorNames, authorNames } from './author-names';
import { gapBetween, sideOf, thirdOf } from './directions';
import { boxAround, type Landmark, landmarksOf, squareMillimetres } from './landmarks';
import { type MapSquares, mapSquares, squareAt } from './map-squares';
import { named } from './named';
import type { ZonePlace } from './place';

/** Where every zone of a board is, in the order of its zones. */
export function zonePlaces(
  board: Board,
  placements: readonly Placement[],
  faces: FaceSource,
  annotations: Annotations,
): ZonePlace[] {
  const survey = surveyOf(board, placements, faces, annotations);
  return board.zones.map((zone) => {
    if (zone.balcony) return balconyPlace(zone, survey);
    return zone.kind === 'building' ? roomPlace(zone, survey) : streetPlace(zone, survey);
  });
}

/** What is known of a board before any of its zones is looked at. */
interface Survey {
  readonly board: Board;
  readonly tiles: ReadonlyMap<string, PlacedFace>;
  readonly parts: ReadonlyMap<string, PlacedZone>;
  readonly squares: MapSquares;
  readonly landmarks: readonly Landmark[];
  /** What each building is called on each of its tiles. */
  readonly buildings: ReadonlyMap<string, Text>;
  readonly author: AuthorNames;
}

function surveyOf(
  board: Board,
  placements: readonly Placement[],
  faces: FaceSource,
  annotations: Annotations,
): Survey {
  const tiles = new Map(
    placements.flatMap((placement) => {
      const face = faces(placement.face);
      return face ? [[placement.id, placeFace(placement, face)] as const] : [];
    }),
  );
  const landmarks = landmarksOf(board, tiles);
  return {
    board,
    tiles,
    parts: new Map(
      [...tiles.values()].flatMap(({ zones }) => zones.map((zone) => [zone.part, zone] as const)),
    ),
    squares: mapSquares([...tiles.values()].map(({ box }) => box)),
    landmarks,
    buildings: new Map(
      landmarks.flatMap(({ building, tile, name }) =>
        name ? [[pieceOf(building, tile), name] as const] : [],
      ),
    ),
    author: authorNames(board, annotations),
  };
}

type Ground = Pick<ZonePlace, 'zone' | 'parts' | 'middle' | 'square' | 'within'> &
  Partial<Pick<ZonePlace, 'own'>>;

/** What can be said of any zone, by the ground that stands for all of it. */
function groundOf(
  { id, parts, index }: BoardZone,
  rects: readonly Rect[],
  { tiles, squares, author }: Survey,
  tile: string | undefined,
): Ground {
  const middle = middleOf(rects);
  const own = author.own.get(index);
  const box = tiles.get(tile ?? '')?.box;
  return {
    zone: id,
    parts,
    middle,
    square: squareAt(squares, middle),
    within: (box && thirdOf(middle, box)) ?? 'middle',
    ...(own && { own }),
  };
}

function roomPlace(zone: BoardZone, survey: Survey): ZonePlace {
  const name = named(zone.faceZones[0]?.name);
  const building = survey.buildings.get(pieceOf(zone.building ?? 0, zone.faceZones[0]?.placement));
  return {
    ...groundOf(zone, zone.rects, survey, zone.faceZones[0]?.placement),
    kind: 'room',
    ...(name && { name }),
    ...(building && { building }),
  };
}

/** A building as far as it stands on one tile. */
function pieceOf(building: number, tile: string | undefined): string {
  return `${building} ${tile ?? ''}`;
}

/** A balcony belongs to the building of its stairs. */
function balconyPlace(zone: BoardZone, survey: Survey): ZonePlace {
  const { board, buildings } = survey;
  const name = named(zone.faceZones[0]?.name);
  const [building] = board.moves(zone.index).flatMap((room) => {
    const { building: number, faceZones } = board.zones[room] ?? {};
    return number === undefined ? [] : [buildings.get(pieceOf(number, faceZones?.[0]?.placement))];
  });
  return {
    ...groundOf(zone, zone.rects, survey, zone.faceZones[0]?.placement),
    kind: 'balcony',
    ...(name && { name }),
    ...(building && { building }),
  };
}

/** A street over several tiles is where its larger part is; of parts as large as each other the first one. */
function streetPlace(zone: BoardZone, survey: Survey): ZonePlace {
  const { tiles, parts, author } = survey;
  const [first, ...others] = zone.parts.flatMap((part) => parts.get(part) ?? []);
  const larger = others.reduce(
    (best, part) => (best && squareMillimetres(part.rects) <= squareMillimetres(best.rects) ? best : part),
    first,
  );
  const rects = larger?.rects ?? zone.rects;
  const face = tiles.get(larger?.placement ?? '')?.face;
  const isBuiltOn = face?.zones.some(({ kind }) => kind === 'building') ?? true;
  const name = named(larger?.zone.name);
  const ground = author.shared.get(zone.index) ?? (isBuiltOn ? undefined : named(face?.name));
  const beside = besideOf(rects, larger?.placement, survey);
  return {
    ...groundOf(zone, rects, survey, larger?.placement),
    kind: 'street',
    ...(name && { name }),
    ...(ground && { ground }),
    ...(beside && { beside }),
  };
}

/** Farther away nobody would look for a street by a building, if there is anything nearer at hand. */
const NEAR = 150;
/** By how much a building of another tile must be nearer than one of its own. */
const ABROAD = 30;
/** Of buildings as near as each other the one straight ahead is meant. */
const ACROSS = 0.5;

/** The nearest building, first on its own tile, and rather straight ahead than across a corner. */
function besideOf(
  rects: readonly Rect[],
  tile: string | undefined,
  { landmarks }: Survey,
): ZonePlace['beside'] {
  const [middle, box] = [middleOf(rects), boxAround(rects)];
  let nearest: Landmark | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const landmark of landmarks) {
    const gap = gapBetween(box, landmark.box);
    if (gap > NEAR && landmark.tile !== tile) continue;
    const distance = gap + (landmark.tile === tile ? 0 : ABROAD);
    if (distance >= least) continue;
    const exact = distance + (isAcross(middle, landmark.box) ? ACROSS : 0);
    if (exact < least) [nearest, least] = [landmark, exact];
  }
  if (!nearest) return undefined;
  const side = sideOf(middle, nearest.box) ?? 'beside';
  return { side, ...(nearest.name && { building: nearest.name }) };
}

function isAcross(middle: readonly [number, number], box: Rect): boolean {
  return sideOf(middle, box)?.includes('-') ?? false;
}

/** Weighed by how large the pieces are: the middle of the box around a bend lies beside it. */
function middleOf(rects: readonly Rect[]): readonly [number, number] {
  const all = squareMillimetres(rects) || 1;
  const sum = (of: (rect: Rect) => number) =>
    rects.reduce((total, rect) => total + of(rect) * rect[2] * rect[3], 0) / all;
  return [sum(([x, , width]) => x + width / 2), sum(([, y, , height]) => y + height / 2)];
}
