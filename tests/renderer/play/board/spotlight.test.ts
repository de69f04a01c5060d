import { expect, it } from 'vitest';
import { type Box, common } from '../../../../drawing/box';
import { arrowStance, placeOfArrow } from '../../../../renderer/play/board/spotlight';

const spot = { x: 100, y: 100, radius: 14 };

it('the arrow to whoever acts is above them, or where it hides nobody', () => {
  expect(arrowStance(spot, [], 1).side).toEqual([0, -1]);
  const above: Box = [85, 60, 30, 26];
  const stance = arrowStance(spot, [above], 1);
  expect(stance.side).toEqual([0, 1]);
  expect(common(placeOfArrow(spot, stance, 1), above)).toBeUndefined();
});

it('it is smaller, and aslant, where there is little room', () => {
  const crowd = [
    [85, 60, 30, 26],
    [85, 114, 30, 26],
    [60, 85, 26, 30],
    [114, 85, 26, 30],
  ] as const;
  const { pixels, side } = arrowStance(spot, crowd, 1);
  expect(pixels).toBeLessThan(20);
  expect(Math.abs(side[0])).toBeCloseTo(Math.SQRT1_2);
});
