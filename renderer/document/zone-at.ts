import { holds } from '../../drawing/box';
import type { Point } from '../../drawing/scene';
import { type Board, type BoardZone, zoneOfPosition } from '../../engine';
import type { FaceSource, Mission, Token } from '../../schemas';

/** The zone at a place of the board, in its millimetres; a balcony lies over what is below it. */
export function zoneAt({ zones }: Board, point: Point): BoardZone | undefined {
  const here = zones.filter(({ rects }) => rects.some((rect) => holds(rect, point)));
  return here.find(({ balcony }) => balcony) ?? here[0];
}

/** The zone that a token lies in; nothing for one beside every zone of its tile. */
export function zoneOfToken(
  { at }: Token,
  { placements }: Mission,
  faces: FaceSource,
  board: Board,
): number | undefined {
  return zoneOfPosition(at, board, placements, faces);
}
