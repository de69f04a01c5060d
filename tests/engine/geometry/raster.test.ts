import { describe, expect, it } from 'vitest';
import { NOBODY, ownerAt, rasterOf, rowsWithin, sharedEdges } from '../../../engine/geometry/raster';

// Two rooms side by side over 30, a third under the right one, nobody beside it.
const plan = rasterOf([
  { owner: 0, rects: [[0, 0, 10, 30]] },
  {
    owner: 1,
    rects: [
      [10, 0, 10, 20],
      [10, 20, 10, 10],
    ],
  },
  { owner: 2, rects: [[10, 30, 10, 5]] },
]);

describe('a raster', () => {
  it('is cut along every edge, and knows whose every field is', () => {
    expect(plan.xs).toEqual([0, 10, 20]);
    expect(plan.ys).toEqual([0, 20, 30, 35]);
    expect(ownerAt(plan, 0, 0)).toBe(0);
    expect(ownerAt(plan, 1, 1)).toBe(1);
    expect(ownerAt(plan, 0, 2)).toBe(NOBODY);
  });

  it('measures shared edges as a whole, over the joints of one owner', () => {
    expect(sharedEdges(plan)).toEqual(
      expect.arrayContaining([
        { one: 0, other: 1, length: 30 },
        { one: 1, other: 2, length: 10 },
      ]),
    );
    expect(sharedEdges(plan)).toHaveLength(2);
  });

  it('finds the rows that a band touches', () => {
    expect(rowsWithin(plan, [0, 20])).toEqual([0, 1]);
    expect(rowsWithin(plan, [19, 21])).toEqual([0, 2]);
    expect(rowsWithin(plan, [20, 35])).toEqual([1, 3]);
  });

  it('of nothing is empty', () => {
    expect(sharedEdges(rasterOf([]))).toEqual([]);
  });
});
