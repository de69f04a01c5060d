import { around, type Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { facesWith, isOfTiles, type SystemId, type TokenOfTiles } from '../../../engine';
import type { Area, Arrow, Label, Mission, Placement, TileFace, Token } from '../../../schemas';
import { isSame } from '../../../schemas/same';
import type { LaidOut } from '../laid-out';
import { idsOf, type PartKey } from '../parts';
import { pointOf, tileBoxes } from '../places';
import { withWhatGoesAlong } from './along';
import { groundThatIs } from './area-ground';
import { otherFace } from './tiles';

/** Parts of a mission by themselves, where they lay: what is copied, and can be pasted anywhere. */
export interface Fragment {
  /** The game whose parts they are. */
  readonly system: SystemId;
  /** Those that the mission has brought along. */
  readonly faces: readonly TileFace[];
  readonly tiles: readonly Placement[];
  /** What lies on these tiles. */
  readonly pieces: readonly Token[];
  /** What was copied without its tile. */
  readonly loose: readonly LoosePiece[];
  readonly labels: readonly Label[];
  readonly arrows: readonly Arrow[];
  readonly areas: readonly CopiedArea[];
}

/** As much of an area as lies on the tiles that were copied. */
export interface CopiedArea {
  readonly area: Area;
  readonly isWhole: boolean;
}

export interface LoosePiece {
  readonly piece: Token;
  readonly point: Point;
  /** It was on a balcony. */
  readonly isRaised: boolean;
}

export function copyParts({ mission, faces }: LaidOut, keys: Iterable<PartKey>): Fragment {
  const { placements, tokens = [], labels = [], arrows = [], areas = [] } = mission;
  const meant = withWhatGoesAlong(mission, keys);
  const tileIds = idsOf(meant, 'tile');
  const tiles = placements.filter(({ id }) => tileIds.has(id));
  const pieces = tokens.flatMap((token): Token[] => {
    if (isOfTiles(token)) return thingOn(token, tileIds);
    return tileIds.has(token.at.tile) ? [token] : [];
  });
  const [tokenIds, labelIds, arrowIds] = [
    idsOf(meant, 'token'),
    idsOf(meant, 'label'),
    idsOf(meant, 'arrow'),
  ];
  const loose = tokens.flatMap((piece): LoosePiece[] => {
    const isMeant = tokenIds.has(piece.id) && !isOfTiles(piece) && !tileIds.has(piece.at.tile);
    const point = isMeant ? pointOf(piece.at, { placements, faces }) : undefined;
    return point ? [{ piece, point, isRaised: piece.at.level !== undefined }] : [];
  });
  return {
    system: mission.system,
    faces: ownFaces(mission, faces, tiles),
    tiles,
    pieces,
    loose,
    labels: labels.filter(({ id }) => labelIds.has(id)),
    arrows: arrows.filter(({ id }) => arrowIds.has(id)),
    areas: areas.flatMap((area) => areaOn(area, tileIds)),
  };
}

function areaOn(area: Area, tileIds: ReadonlySet<string>): CopiedArea[] {
  const kept = groundThatIs(area, (tile) => tileIds.has(tile));
  return kept ? [{ area: kept, isWhole: isSame(kept, area) }] : [];
}

/** What is made of tiles goes where the first of them goes, with those that go there, too. */
function thingOn(token: TokenOfTiles, tileIds: ReadonlySet<string>): TokenOfTiles[] {
  const [first = ''] = token.tiles;
  if (!tileIds.has(first)) return [];
  const at = tileIds.has(token.at.tile) ? token.at : { ...token.at, tile: first };
  return [{ ...token, at, tiles: token.tiles.filter((id) => tileIds.has(id)) }];
}

/** With the backs of the tiles, or they could not be turned over elsewhere. */
function ownFaces(
  { system, faces: own = [] }: Mission,
  faces: LaidOut['faces'],
  tiles: readonly Placement[],
): readonly TileFace[] {
  const used = new Set(tiles.flatMap(({ face }) => [face, otherFace(system, face, faces) ?? face]));
  return own.filter(({ id }) => used.has(id));
}

export function isEmpty({ tiles, loose, labels, arrows }: Fragment): boolean {
  return tiles.length + loose.length + labels.length + arrows.length === 0;
}

/** The box around everything, in the millimetres of the board that it was copied from. */
export function fragmentBox({ faces: own, tiles, loose, labels, arrows }: Fragment): Box | undefined {
  const faces = facesWith(own);
  const points: Point[] = [
    ...loose.map(({ point }) => point),
    ...labels.map(({ at }): Point => [at.x, at.y]),
    ...arrows.flatMap(({ from, to }): Point[] => [
      [from.x, from.y],
      [to.x, to.y],
    ]),
  ];
  return around([...tileBoxes(tiles, faces), ...points.map(([x, y]): Box => [x, y, 0, 0])]);
}
