import { describe, expect, it } from 'vitest';
import { type Say, sentence } from '../../languages';
import { tokenWords, wholeTokenWords } from '../../telling/tokens';
import { everyToken } from '../helpers/stock-faces';

const system = 'undead-or-alive';

const say: Say = (key, parameters) => sentence('en', key, parameters);

describe('the words for a token', () => {
  it('are there for everything that one walks to', () => {
    const silent = (everyToken().tokens ?? []).filter(
      (token) => tokenWords(system, token, say) === undefined,
    );
    expect(silent.map(({ kind }) => kind)).toEqual(['no-objective', 'train']);
  });

  it('do not give away what lies face down', () => {
    const at = { tile: 'a', x: 1, y: 1 };
    const token = { id: 'o', kind: 'objective', colour: 'blue', mix: 'm', at } as const;
    expect(tokenWords(system, token, say)).toBe('Mixed objective');
  });

  it('tell tokens of one kind apart', () => {
    const at = { tile: 'a', x: 1, y: 1 };
    expect(tokenWords(system, { id: 's', kind: 'spawn', spawn: 'mobile', at }, say)).toBe('Mobile spawn');
    expect(tokenWords(system, { id: 'z', kind: 'zombie', zombie: 'fatty', at }, say)).toBe('Fatties');
  });

  it('call what only a mission knows by its id', () => {
    const guard = { id: 'z', kind: 'zombie', zombie: 'guard', at: { tile: 'a', x: 1, y: 1 } } as const;
    expect(tokenWords(system, guard, say)).toBe('zombie ‘guard’');
    expect(wholeTokenWords(system, { ...guard, count: 2 }, say)).toBe('zombies ‘guard’ × 2');
  });

  it('speak of one zombie in the singular', () => {
    const runner = { id: 'z', kind: 'zombie', zombie: 'runner', at: { tile: 'a', x: 1, y: 1 } } as const;
    expect(wholeTokenWords(system, runner, say)).toBe('Runner');
    expect(wholeTokenWords(system, { ...runner, count: 1 }, say)).toBe('Runner');
    expect(wholeTokenWords(system, { ...runner, count: 3 }, say)).toBe('Runners × 3');
  });
});
