import { expect, it } from 'vitest';
import { boardScene } from '../../drawing/board/board-scene';
import { boundsOf } from '../../drawing/bounds';
import { stockFace } from '../../engine';
import { pointsOf } from '../helpers/pictures';
import { everyToken } from '../helpers/stock-faces';

it('every shape of a board lies within its bounds', () => {
  const mission = everyToken();
  const { shapes } = boardScene({
    placements: mission.placements,
    faces: stockFace,
    mission,
    options: { frame: true },
  });
  const stray = shapes.filter((shape) => {
    const [left, top, width, height] = boundsOf(shape);
    return pointsOf(shape).some(
      ([x, y]) => !(x >= left && y >= top && x <= left + width + 1e-9 && y <= top + height + 1e-9),
    );
  });
  expect(stray).toEqual([]);
});

it('a stroke reaches half its width beyond its line', () => {
  const shape = {
    kind: 'stroke',
    lines: [
      [
        [10, 5],
        [30, 5],
      ],
    ],
    closed: false,
    width: 4,
    stroke: 'ink',
  } as const;
  expect(boundsOf(shape)).toEqual([8, 3, 24, 4]);
});
