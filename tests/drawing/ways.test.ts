import { describe, expect, it } from 'vitest';
import { wayAcross } from '../../drawing/board/ways';
import { middleOf } from '../../drawing/box';
import type { Line, Point } from '../../drawing/scene';
import { compileBoard, stockFace } from '../../engine';
import { sampleMission } from '../helpers/samples';

const boardOf = (name: string) => {
  return compileBoard(sampleMission(name).placements, stockFace).board;
};
const missions = ['m0', 'm4', 'm8', 'm10'].map((name) => `${name}.boothill.json`);

/** Every few millimetres of it. */
function stepsOf(line: Line): readonly Point[] {
  return line.slice(1).flatMap(([x, y], index) => {
    const [fx, fy] = line[index] as Point;
    const steps = Math.ceil(Math.hypot(x - fx, y - fy) / 3);
    return Array.from(
      { length: steps + 1 },
      (_, step): Point => [fx + ((x - fx) * step) / (steps || 1), fy + ((y - fy) * step) / (steps || 1)],
    );
  });
}

describe.each(missions)('the way from zone to zone of %s', (name) => {
  const board = boardOf(name);
  const middle = (zone: number): Point => middleOf(board.zones[zone]?.rects[0] ?? [0, 0, 0, 0]);
  const holds = (zone: number, [px, py]: Point) =>
    board.zones[zone]?.rects.some(
      ([x, y, w, h]) => px >= x - 2 && px <= x + w + 2 && py >= y - 2 && py <= y + h + 2,
    );

  it('leaves the two of them nowhere, where one is next to the other', () => {
    for (const { index: from } of board.zones) {
      for (const to of board.moves(from)) {
        const way = wayAcross(board, [from, to], [middle(from), middle(to)]);
        expect([way[0], way.at(-1)]).toEqual([middle(from), middle(to)]);
        const off = stepsOf(way).filter((point) => !holds(from, point) && !holds(to, point));
        expect(off, `${board.zones[from]?.id} to ${board.zones[to]?.id}`).toEqual([]);
      }
    }
  });

  it('goes through the openings between rooms', () => {
    let doors = 0;
    for (const { one, other } of board.passages) {
      const way = wayAcross(board, [one, other], [middle(one), middle(other)]);
      const between = board.passages.filter((each) => each.one === one && each.other === other);
      const crosses = between.some(({ at: [x1, y1, x2, y2] }) =>
        stepsOf(way).some(([x, y]) => x >= x1 - 3 && x <= x2 + 3 && y >= y1 - 3 && y <= y2 + 3),
      );
      expect(crosses, `${board.zones[one]?.id} to ${board.zones[other]?.id}`).toBe(true);
      doors += 1;
    }
    expect(doors).toBeGreaterThan(5);
  });

  it('leads over several zones in between, and is the same length back', () => {
    const [from, to] = [0, board.zones.length - 1];
    const long = (line: Line) =>
      line
        .slice(1)
        .reduce(
          (sum, [x, y], index) => sum + Math.hypot(x - (line[index]?.[0] ?? 0), y - (line[index]?.[1] ?? 0)),
          0,
        );
    const way = wayAcross(board, [from, to], [middle(from), middle(to)]);
    const off = stepsOf(way).filter((point) => !board.zones.some(({ index }) => holds(index, point)));
    expect(off).toEqual([]);
    const back = wayAcross(board, [to, from], [middle(to), middle(from)]);
    expect(way.length).toBeGreaterThan(2);
    expect(long(back)).toBeLessThan(long(way) * 1.5);
  });
});
