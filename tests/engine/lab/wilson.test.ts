import { describe, expect, it } from 'vitest';
import { wilsonInterval } from '../../../engine/lab/wilson';

describe('the interval of Wilson', () => {
  // R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the printed one', (hits, trials, least, most) => {
    const interval = wilsonInterval(hits, trials);
    expect(interval.least).toBeCloseTo(least, 4);
    expect(interval.most).toBeCloseTo(most, 4);
  });

  it('ends at 0 and 1 exactly', () => {
    expect(wilsonInterval(0, 7).least).toBe(0);
    expect(wilsonInterval(7, 7).most).toBe(1);
  });

  it('is the same from the other side', () => {
    const [some, others] = [wilsonInterval(3, 10), wilsonInterval(7, 10)];
    expect(some.least).toBeCloseTo(1 - others.most, 12);
    expect(some.most).toBeCloseTo(1 - others.least, 12);
  });

  it('is everything where nothing is known', () => {
    expect(wilsonInterval(0, 0)).toEqual({ least: 0, most: 1 });
  });
});
