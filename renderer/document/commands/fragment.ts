import { around, type Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { facesWith } from '../../../engine';
import type { Area, Arrow, Label, Mission, Placement, TileFace, Token, TokenTrain } from '../../../schemas';
import type { LaidOut } from '../laid-out';
import { idsOf, type PartKey } from '../parts';
import { pointOf, tileBoxes } from '../places';
import { isSame } from '../same';
import { withWhatGoesAlong } from './along';
import { groundThatIs } from './area-ground';
import { otherFace } from './tiles';

/** Parts of a mission by themselves, where they lay: what is copied, and can be pasted anywhere. */
export interface Fragment {
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
    if (token.kind === 'train') return trainOn(token, tileIds);
    return tileIds.has(token.at.tile) ? [token] : [];
  });
  const [tokenIds, labelIds, arrowIds] = [
    idsOf(meant, 'token'),
    idsOf(meant, 'label'),
    idsOf(meant, 'arrow'),
  ];
  const loose = tokens.flatMap((piece): LoosePiece[] => {
    const isMeant = tokenIds.has(piece.id) && piece.kind !== 'train' && !tileIds.has(piece.at.tile);
    const point = isMeant ? pointOf(piece.at, { placements, faces }) : undefined;
    return point ? [{ piece, point, isRaised: piece.at.level !== undefined }] : [];
  });
  return {
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

/** A train goes where its locomotive goes, with the cars that go there, too. */
function trainOn(train: TokenTrain, tileIds: ReadonlySet<string>): TokenTrain[] {
  const [locomotive = ''] = train.tiles;
  if (!tileIds.has(locomotive)) return [];
  const at = tileIds.has(train.at.tile) ? train.at : { ...train.at, tile: locomotive };
  return [{ ...train, at, tiles: train.tiles.filter((id) => tileIds.has(id)) }];
}

/** With the backs of the tiles, or they could not be turned over elsewhere. */
function ownFaces(
  { faces: own = [] }: Mission,
  faces: LaidOut['faces'],
  tiles: readonly Placement[],
): readonly TileFace[] {
  const used = new Set(tiles.flatMap(({ face }) => [face, otherFace(face, faces) ?? face]));
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
