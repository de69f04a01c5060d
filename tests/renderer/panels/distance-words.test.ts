import { describe, expect, it } from 'vitest';
import { type Say, sentence } from '../../../languages';
import { distanceWords } from '../../../renderer/panels/distance-words';

const say: Say = (key, parameters) => sentence('en', key, parameters);

describe('how far tokens of a kind are', () => {
  it.each([
    ['one of them', [3], '3 moves'],
    ['one that is next door', [1], '1 move'],
    ['one in the same zone', [0], 'here'],
    ['several at the same distance', [2, 2], '2 moves'],
    ['several at different ones, nearest first', [12, 3, 0, 3], '0, 3, 12 moves'],
    ['one that cannot be reached', [undefined], 'out of reach'],
    ['none at all', [], 'out of reach'],
    ['some of which cannot be reached', [undefined, 4], '4 moves'],
  ])('is said of %s', (_, distances, words) => {
    expect(distanceWords(distances, say)).toBe(words);
  });
});
