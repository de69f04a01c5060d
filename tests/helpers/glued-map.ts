import { seatTiles } from '../../drawing/board/seats';
import { around, type Box } from '../../drawing/box';
import { seatedBox } from '../../drawing/transform';
import type { Subject } from '../../printing/subject';
import { edgesSeen, glued, type PageReading } from './paper-reading';

/** Tiles as the mission says that they lie, from the corner of the map. */
function tilesOf({ mission, faces }: Subject): Box[] {
  const boxes = seatTiles(mission.placements, faces).map(({ seat }) => seatedBox(seat));
  const [left = 0, top = 0] = around(boxes) ?? [];
  return boxes.map(([x, y, w, h]): Box => [x - left, y - top, w, h]);
}

/** How far the worst edge of a tile is off on pages that were cut and glued; without end if one is not to be seen. */
export function worstEdge(subject: Subject, readings: readonly PageReading[]): number {
  const edges = edgesSeen(glued(readings));
  const errors = tilesOf(subject).flatMap(([x, y, w, h]) => {
    const sides = { left: x, top: y, right: x + w, bottom: y + h };
    return Object.entries(sides).map(([side, at]) => {
      const there = edges.filter(
        (edge) => edge.side === side && Math.abs(edge.box[0] - x) < 5 && Math.abs(edge.box[1] - y) < 5,
      );
      return Math.max(...there.map((edge) => Math.abs(edge.at - at)), there.length > 0 ? 0 : Infinity);
    });
  });
  return Math.max(...errors);
}
