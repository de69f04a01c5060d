import { expect, it } from 'vitest';
import { started, twoTiles } from '../../helpers/games';

it('nobody draws from a pile without cards', () => {
  const { bounty } = started(twoTiles).piles;
  bounty.clear();
  expect(() => bounty.draw()).toThrow(RangeError);
  expect(bounty.size).toBe(0);
});
