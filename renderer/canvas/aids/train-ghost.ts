import { seatTiles } from '../../../drawing/board/seats';
import { tilePrints } from '../../../drawing/board/tiles';
import type { Box } from '../../../drawing/box';
import { box } from '../../../drawing/outline';
import type { Line, Shape } from '../../../drawing/scene';
import type { Print } from '../../../drawing/stamp';
import { trainCourse } from '../../../engine';
import type { Language } from '../../../languages';
import type { LaidOut } from '../../document/laid-out';
import { tileBoxes } from '../../document/places';

const HATCH = 9;

/** Where the train is in a round, and what it has driven over to get there. */
export function trainGhost(
  { mission, faces }: LaidOut,
  round: number,
  language: Language,
): { under: Shape[]; ghosts: Print[] } {
  const course = trainCourse(mission, faces, round);
  const now = course && 'rounds' in course ? course.rounds[round] : undefined;
  if (!now) return { under: [], ghosts: [] };
  const before = new Map(mission.placements.map((tile) => [tile.id, tile]));
  const moved = now.placements.filter(({ id, face, x, y, rotation }) => {
    const was = before.get(id);
    return was?.face !== face || was.x !== x || was.y !== y || was.rotation !== rotation;
  });
  const gone = mission.placements.filter(({ id }) => !now.placements.some((tile) => tile.id === id));
  const swept = now.swept().flatMap(({ rects }) => rects);
  return {
    under: [
      { kind: 'path', outlines: swept.map((rect) => box(...rect)), fill: 'red', opacity: 0.16 },
      {
        kind: 'stroke',
        lines: swept.flatMap(hatched),
        closed: false,
        width: 1.6,
        stroke: 'red',
        opacity: 0.8,
      },
      {
        kind: 'path',
        outlines: tileBoxes(gone, faces).map((rect) => box(...rect)),
        fill: 'table',
        opacity: 0.8,
      },
    ],
    ghosts: tilePrints(seatTiles(moved, faces), language),
  };
}

/** Lines across a box, all boxes alike, so that they go on from one to the next. */
export function hatched([x, y, width, height]: Box): Line[] {
  const lines: Line[] = [];
  const [right, bottom] = [x + width, y + height];
  for (let sum = Math.ceil((x + y) / HATCH) * HATCH; sum < right + bottom; sum += HATCH) {
    const [fromX, toX] = [Math.max(x, sum - bottom), Math.min(right, sum - y)];
    if (toX > fromX)
      lines.push([
        [fromX, sum - fromX],
        [toX, sum - toX],
      ]);
  }
  return lines;
}
