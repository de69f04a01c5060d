import { type Board, compileBoard, type Placement } from '../../engine';
import { depthOf, isUpright, spanOf } from '../../engine/board/passages';
import { placeFace } from '../../engine/board/placed';
import type { FaceSource, Rect, Segment, TileFace } from '../../schemas';

type Line = readonly [number, number, number, number];

/**
 * The same tiles with walls here and there, compiled anew: what closed doors come to, found the long way. Every tile has
 * a face of its own, made as it lies, whose openings are cut back to what no wall is in.
 */
export function walledUp(placements: readonly Placement[], faces: FaceSource, walls: readonly Line[]): Board {
  const tiles = new Map<string, TileFace>();
  for (const placement of placements) {
    const face = faces(placement.face);
    if (face) tiles.set(placement.id, asItLies(placement, face, walls));
  }
  const lying = placements.map((placement) => ({ ...placement, face: placement.id, rotation: 0 as const }));
  return compileBoard(lying, (id) => tiles.get(id)).board;
}

function asItLies(placement: Placement, face: TileFace, walls: readonly Line[]): TileFace {
  const { box, zones, balconies, openings } = placeFace(placement, face);
  const [left, top, width, height] = box;
  const inFace = (rects: readonly (readonly [number, number, number, number])[]) =>
    rects.map(([x, y, w, h]): Rect => [x - left, y - top, w, h]);
  const open = (at: Line) =>
    walls
      .reduce<Line[]>((parts, wall) => parts.flatMap((part) => beside(part, wall)), [at])
      .map(([x1, y1, x2, y2]): Segment => [x1 - left, y1 - top, x2 - left, y2 - top]);
  return {
    ...face,
    size: [width, height],
    zones: zones.map(({ zone, rects }) => ({ ...zone, rects: inFace(rects) })),
    balconies: balconies.map(({ balcony, rects }) => ({ ...balcony, rects: inFace(rects) })),
    openings: (face.openings ?? []).flatMap(({ zones: joins }, index) =>
      openings
        .slice(index, index + 1)
        .flatMap(({ at }) => open(at).map((part) => ({ zones: joins, at: part }))),
    ),
  };
}

/** What is left of an opening on both sides of a wall in it. */
function beside(opening: Line, wall: Line): Line[] {
  if (isUpright(opening) !== isUpright(wall) || depthOf(opening) !== depthOf(wall)) return [opening];
  const [[from, to], [start, end]] = [spanOf(opening), spanOf(wall)];
  if (end <= from || to <= start) return [opening];
  const depth = depthOf(opening);
  return [
    [from, start],
    [end, to],
  ]
    .filter(([a = 0, b = 0]) => a < b)
    .map(([a = 0, b = 0]): Line => (isUpright(opening) ? [depth, a, depth, b] : [a, depth, b, depth]));
}
