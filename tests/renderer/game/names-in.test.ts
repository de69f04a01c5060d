import { expect, it } from 'vitest';
import { namesIn } from '../../../renderer/game/names-in';

it('finds all names in what happened, however deep, and nothing else', () => {
  const event = {
    type: 'moved',
    rules: [],
    count: 2,
    by: { survivor: 'may' },
    zones: ['a.N', ['a.NW']],
    on: undefined,
  };
  expect(namesIn(event)).toEqual(['moved', 'may', 'a.N', 'a.NW']);
  expect(namesIn(undefined)).toEqual([]);
});
