import { describe, expect, test } from 'vitest';
import { fight } from '../../../../helpers/street';

describe('Friendly fire', () => {
  test('takes every miss to whoever stands with the target (UOA-FRIENDLY-01)', () => {
    const fighting = fight({
      survivors: { concepcion: { cards: { 'hand-1': 'coach-gun' } }, carl: { at: 1 } },
      zombies: { 1: { walker: 2 } },
      dice: [3, 6, 2],
    });
    fighting.do('shoot', { weapon: 'coach-gun', at: 'z1' });
    expect(fighting.zombies(1)).toEqual({});
    expect(fighting.told('friendly-fire')).toMatchObject([{ survivor: 'carl', damage: 1 }]);
    expect(fighting.told('wounded')).toMatchObject([{ survivor: 'carl', wounds: 1, left: 2 }]);
  });

  test('wounds as much as the weapon does (UOA-FRIENDLY-02)', () => {
    const fighting = fight({
      survivors: { jimmy: { cards: { 'hand-1': 'winchester' } }, carl: { at: 1 } },
      dice: [6, 1],
    });
    fighting.do('shoot', { weapon: 'winchester', at: 'z1' });
    expect(fighting.told('wounded')).toMatchObject([{ wounds: 2, left: 1 }]);
  });

  test('is dealt out miss by miss (UOA-CHOICE-17, UOA-FRIENDLY-02)', () => {
    const fighting = fight({
      survivors: { jimmy: { cards: { 'hand-1': 'coach-gun' } }, carl: { at: 1 }, hanna: { at: 1 } },
      dice: [6, 1, 1],
    });
    fighting.do('shoot', { weapon: 'coach-gun', at: 'z1' });
    expect(fighting.ways('wound')).toEqual([{ survivor: 'carl' }, { survivor: 'hanna' }]);
    fighting.do('wound', { survivor: 'hanna' });
    expect(fighting.told('friendly-fire')[0]?.rules).toContain('UOA-CHOICE-17');
    fighting.do('wound', { survivor: 'carl' });
    expect([...fighting.state.wounds.toArray()]).toEqual([0, 1, 1]);
  });

  test('spares the shooter, but not those they lead (UOA-FRIENDLY-03, UOA-FRIENDLY-04, UOA-COMP-03)', () => {
    const fighting = fight({
      survivors: { jimmy: { cards: { 'hand-1': 'sawed-off' } } },
      companions: { meg: {} },
      zombies: { 0: { walker: 1 } },
      dice: [6, 1],
    });
    fighting.do('shoot', { weapon: 'sawed-off', at: 'z0' });
    expect(fighting.told('friendly-fire')).toMatchObject([{ survivor: 'meg' }]);
    expect(fighting.told('eliminated')).toMatchObject([{ survivor: 'meg' }]);
    expect(fighting.told('game-over')).toMatchObject([{ won: false }]);
  });

  test('has no effect where nobody else stands (UOA-FRIENDLY-07)', () => {
    const fighting = fight({
      survivors: { jimmy: { cards: { 'hand-1': 'sawed-off' } }, carl: { at: 1 } },
      zombies: { 0: { walker: 1 } },
      dice: [1, 1],
    });
    fighting.do('shoot', { weapon: 'sawed-off', at: 'z0' });
    expect(fighting.told('missed')).toMatchObject([{ misses: 2, rules: ['UOA-FRIENDLY-07'] }]);
    expect(fighting.told('wounded')).toEqual([]);
  });
});
