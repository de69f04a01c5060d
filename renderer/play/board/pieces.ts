import { boardPoint, byId } from '../../../drawing/board/seats';
import type { Standee } from '../../../drawing/board/standing';
import type { Point } from '../../../drawing/scene';
import { drawingOf } from '../../../drawing/systems';
import type { AnyTable, Picture, Piece, Seen } from '../../../engine';
import type { Position } from '../../../schemas';
import type { BoardGeometry } from './board-geometry';

/** Everything that is on the board for all to see. */
export function piecesOn(
  { table }: Seen,
  ground: BoardGeometry,
  { pieces }: Pick<Picture, 'pieces'>,
): readonly Standee[] {
  const drawing = drawingOf(table.mission.file.system);
  const once = new Set<string>();
  return pieces.flatMap((piece): Standee[] => {
    const home = homeOf(table, ground, piece);
    const isNowhere = !home && !ground.row;
    if (piece.onlyThere && (isNowhere || once.has(piece.id))) return [];
    once.add(piece.id);
    return [{ id: piece.id, figure: drawing.figureOf(piece.look), zone: piece.zone, home }];
  });
}

/** Where the mission lays one of its tokens down, or where its tile has it printed, if that is in the zone it is in. */
function homeOf(table: AnyTable, ground: BoardGeometry, { tokens, zone }: Piece): Point | undefined {
  for (const id of tokens ?? []) {
    const token = table.mission.file.tokens?.find((each) => each.id === id);
    const position = token && 'at' in token ? token.at : printedAt(ground, id);
    const point = position && pointIn(ground, position, zone);
    if (point) return point;
  }
  return undefined;
}

function printedAt({ tiles }: BoardGeometry, id: string): Position | undefined {
  for (const { id: tile, face } of tiles) {
    const spot = face.spots?.find((each) => `${tile}.${each.id}` === id);
    if (spot) return { tile, x: spot.at[0], y: spot.at[1] };
  }
  return undefined;
}

function pointIn(ground: BoardGeometry, position: Position, zone: number): Point | undefined {
  const point = boardPoint(byId(ground.tiles), position);
  const rects = ground.roomOf(zone)?.rects ?? [];
  const isThere =
    point !== undefined &&
    rects.some(([x, y, w, h]) => point[0] >= x && point[0] <= x + w && point[1] >= y && point[1] <= y + h);
  return isThere ? point : undefined;
}
