import { expect, it } from 'vitest';
import { leftOf, stretchesCovered } from '../../drawing/interval';

it('what covers an interval is joined and cut to it', () => {
  expect(
    stretchesCovered(
      [0, 100],
      [
        [60, 120],
        [10, 30],
        [20, 40],
        [100, 110],
      ],
    ),
  ).toEqual([
    [10, 40],
    [60, 100],
  ]);
});

it('what is left of an interval begins, ends and lies between what covers it', () => {
  expect(
    leftOf(
      [0, 100],
      [
        [60, 80],
        [10, 30],
      ],
    ),
  ).toEqual([
    [0, 10],
    [30, 60],
    [80, 100],
  ]);
  expect(leftOf([0, 100], [[-5, 105]])).toEqual([]);
  expect(leftOf([0, 100], [])).toEqual([[0, 100]]);
});
