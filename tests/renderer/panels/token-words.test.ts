import { describe, expect, it } from 'vitest';
import { type Say, sentence } from '../../../languages';
import { distanceWords, tokenWords } from '../../../renderer/panels/token-words';
import { everyToken } from '../../helpers/stock-faces';

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

describe('the words for a token', () => {
  it('are there for everything that one walks to', () => {
    const silent = (everyToken().tokens ?? []).filter((token) => tokenWords(token, say) === undefined);
    expect(silent.map(({ kind }) => kind)).toEqual(['no-objective', 'train']);
  });

  it('do not give away what lies face down', () => {
    const at = { tile: 'a', x: 1, y: 1 };
    const token = { id: 'o', kind: 'objective', colour: 'blue', mix: 'm', at } as const;
    expect(tokenWords(token, say)).toBe('Mixed objective');
  });

  it('tell tokens of one kind apart', () => {
    const at = { tile: 'a', x: 1, y: 1 };
    expect(tokenWords({ id: 's', kind: 'spawn', spawn: 'mobile', at }, say)).toBe('Mobile spawn');
    expect(tokenWords({ id: 'z', kind: 'zombie', zombie: 'fatty', at }, say)).toBe('Fatties');
  });
});
