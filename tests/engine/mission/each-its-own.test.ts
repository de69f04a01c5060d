import { describe, expect, it } from 'vitest';
import { canPayEach } from '../../../engine/mission/each-its-own';

describe('several prices', () => {
  it('need something of their own each', () => {
    expect(canPayEach([['bullets'], ['bullets']])).toBe(false);
    expect(canPayEach([['bullets'], ['shells']])).toBe(true);
  });

  it('leave to each other what only one of them takes', () => {
    expect(canPayEach([['bullets', 'shells'], ['bullets']])).toBe(true);
    expect(canPayEach([['a', 'b'], ['b', 'c'], ['a'], ['d', 'c']])).toBe(true);
    expect(
      canPayEach([
        ['a', 'b'],
        ['b', 'a'],
        ['a', 'b'],
      ]),
    ).toBe(false);
  });

  it('can be none, or one that nothing pays', () => {
    expect([canPayEach([]), canPayEach([[]])]).toEqual([true, false]);
  });

  it('are told apart at once, however many there are', () => {
    const things = Array.from({ length: 40 }, (_, thing) => `o${thing}`);
    expect(canPayEach(Array.from({ length: 41 }, () => things))).toBe(false);
  });
});
