import { expect, it } from 'vitest';
import { common } from '../../../../drawing/box';
import { arrowPlace } from '../../../../renderer/play/board/spotlight';

const spot = { x: 100, y: 100, radius: 14 };

it('the arrow to whoever acts is above them, or where it hides nobody', () => {
  expect(arrowPlace(spot, [], 1).side).toEqual([0, -1]);
  const above = [85, 60, 30, 26] as const;
  const { side, place } = arrowPlace(spot, [above], 1);
  expect(side).toEqual([0, 1]);
  expect(common(place, above)).toBeUndefined();
});

it('it is smaller, and aslant, where there is little room', () => {
  const crowd = [
    [85, 60, 30, 26],
    [85, 114, 30, 26],
    [60, 85, 26, 30],
    [114, 85, 26, 30],
  ] as const;
  const { size, side } = arrowPlace(spot, crowd, 1);
  expect(size).toBeLessThan(20);
  expect(Math.abs(side[0])).toBeCloseTo(Math.SQRT1_2);
});
