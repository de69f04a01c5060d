import { describe, expect, it } from 'vitest';
import { spreadOf } from '../../../engine/lab/spread';

describe('a spread', () => {
  it('of four numbers lies between them', () => {
    expect(spreadOf([4, 1, 3, 2])).toEqual({
      games: 4,
      least: 1,
      lower: 1.75,
      median: 2.5,
      upper: 3.25,
      most: 4,
    });
  });

  it('of five numbers is made of them', () => {
    expect(spreadOf([9, 2, 4, 7, 3])).toEqual({
      games: 5,
      least: 2,
      lower: 3,
      median: 4,
      upper: 7,
      most: 9,
    });
  });

  it('of one number is that number', () => {
    expect(spreadOf([6])).toEqual({ games: 1, least: 6, lower: 6, median: 6, upper: 6, most: 6 });
  });

  it('knows that 10 is more than 9', () => {
    expect(spreadOf([10, 9, 8])?.most).toBe(10);
  });

  it('of nothing is nothing', () => {
    expect(spreadOf([])).toBeUndefined();
  });
});
