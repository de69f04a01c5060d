import type { Point } from '../../drawing/scene';
import { type Board, type BoardZone, partName } from '../../engine';
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
  if (at.level !== undefined) return board.zoneOf(partName(at.tile, at.level));
  const placed = placements.find(({ id }) => id === at.tile);
  const face = placed && faces(placed.face);
  const zone = face?.zones.find(({ rects }) => rects.some((rect) => holds(rect, [at.x, at.y])));
  return zone && board.zoneOf(partName(at.tile, zone.id));
}

function holds([x, y, width, height]: readonly [number, number, number, number], [px, py]: Point): boolean {
  return px >= x && px < x + width && py >= y && py < y + height;
}
