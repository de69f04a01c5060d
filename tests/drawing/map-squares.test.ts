import { expect, it } from 'vitest';
import { boardScene } from '../../drawing/board/board-scene';
import { facesWith } from '../../engine';
import { emptyMission } from '../helpers/empty-mission';
import { placed } from '../helpers/stock-faces';

it('a map has its squares lettered above and numbered on the left; a tile by itself has none', () => {
  const placements = [placed('a', '2R', 0, 0), placed('b', '5V', 250, 0), placed('t', '10V', 0, 250)];
  const mission = { ...emptyMission, placements };
  const letters = (given: object) => {
    const { shapes, origin } = boardScene({ placements, faces: facesWith([]), ...given });
    return shapes.flatMap((shape) => {
      const isBeside =
        shape.kind === 'text' &&
        (shape.at[0] < origin[0] || shape.at[1] < origin[1]) &&
        shape.fill === 'tableInk';
      return isBeside ? [shape.text] : [];
    });
  };
  expect(letters({ mission })).toEqual(['A', 'B', '1', '2']);
  expect(letters({ mission, options: { bare: true } })).toEqual([]);
  expect(letters({})).toEqual([]);
});
