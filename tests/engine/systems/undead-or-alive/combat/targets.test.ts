import { describe, expect, test } from 'vitest';
import { cannon } from '../../../../helpers/inventions';
import { fight } from '../../../../helpers/street';

const armed = (weapon: string) => ({ jimmy: { cards: { 'hand-1': weapon } } });

describe('Hits of a shot', () => {
  test('take fatties first, then walkers, then runners (UOA-TARGET-01)', () => {
    const fighting = fight({
      survivors: armed('winchester'),
      zombies: { 1: { fatty: 1, walker: 2, runner: 2 } },
      dice: [4, 5, 6, 4],
    });
    fighting.do('shoot', { weapon: 'winchester', at: 'z1' });
    expect(fighting.zombies(1)).toEqual({ walker: 1, runner: 2 });
    fighting.do('shoot', { weapon: 'winchester', at: 'z1' });
    expect(fighting.zombies(1)).toEqual({ runner: 1 });
  });

  test('are lost on a fatty that shields the others (UOA-TARGET-03)', () => {
    const fighting = fight({
      survivors: armed('coach-gun'),
      zombies: { 1: { fatty: 1, walker: 3 } },
      dice: [6, 6, 6],
    });
    fighting.do('shoot', { weapon: 'coach-gun', at: 'z1' });
    expect(fighting.zombies(1)).toEqual({ fatty: 1, walker: 3 });
    const [lost] = fighting.told('hit-lost');
    expect(lost).toMatchObject({ hits: 3, why: 'shielded', by: 'fatty' });
    expect(lost?.rules).toContain('UOA-TARGET-03');
  });

  test('of damage 2 take fatties, and the Abomination absorbs the rest (UOA-TARGET-04)', () => {
    const fighting = fight({
      survivors: armed('henry-repeater'),
      zombies: { 1: { fatty: 1, walker: 3, abomination: 1 } },
      dice: [6, 6, 6],
    });
    fighting.do('shoot', { weapon: 'henry-repeater', at: 'z1' });
    expect(fighting.zombies(1)).toEqual({ walker: 3, abomination: 1 });
    expect(fighting.told('killed')[0]?.rules).toContain('UOA-TARGET-04');
    const [lost] = fighting.told('hit-lost');
    expect(lost).toMatchObject({ hits: 2, why: 'shielded', by: 'abomination' });
    expect(lost?.rules).toContain('UOA-TARGET-04');
  });

  test('of damage 2 find an Abomination that no fatty stands beside', () => {
    const fighting = fight({
      survivors: armed('henry-repeater'),
      zombies: { 1: { walker: 3, abomination: 1 } },
      dice: [6, 6, 6],
    });
    fighting.do('shoot', { weapon: 'henry-repeater', at: 'z1' });
    const [lost] = fighting.told('hit-lost');
    expect(lost).toMatchObject({ hits: 3, why: 'shielded', by: 'abomination' });
    expect(lost?.rules).not.toContain('UOA-TARGET-04');
  });

  test('keep to the order in the own zone (UOA-RANGED-03, UOA-TARGET-05)', () => {
    const fighting = fight({
      survivors: armed('sawed-off'),
      zombies: { 0: { fatty: 1, walker: 1 } },
      dice: [6, 6],
    });
    fighting.do('shoot', { weapon: 'sawed-off', at: 'z0' });
    expect(fighting.told('hit-lost')).toMatchObject([{ hits: 2, by: 'fatty' }]);
    expect(fighting.told('attack')[0]?.rules).toContain('UOA-RANGED-03');
  });

  test('go to whom the shooter wants where two kinds stand in front (UOA-TARGET-02, UOA-CHOICE-14)', () => {
    const fighting = fight({
      survivors: armed('cannon'),
      inventions: [cannon],
      zombies: { 1: { fatty: 2, walker: 1, abomination: 1 } },
      dice: [1, 6],
    });
    fighting.do('shoot', { weapon: 'cannon', at: 'z1' });
    expect(fighting.ways('hit')).toEqual([{ zombie: 'fatty' }, { zombie: 'abomination' }]);
    fighting.do('hit', { zombie: 'abomination' });
    expect(fighting.told('killed')[0]?.rules).toEqual(
      expect.arrayContaining(['UOA-TARGET-02', 'UOA-CHOICE-14']),
    );
    expect(fighting.zombies(1)).toEqual({ fatty: 2, walker: 1 });
  });

  test('of damage 3 kill an Abomination, for five adrenaline points (UOA-ABOM-01, UOA-ADREN-01, UOA-ABOM-05)', () => {
    const fighting = fight({
      survivors: armed('cannon'),
      inventions: [cannon],
      zombies: { 1: { abomination: 1 } },
      dice: [1, 6],
    });
    fighting.do('shoot', { weapon: 'cannon', at: 'z1' });
    expect(fighting.told('adrenaline')).toMatchObject([{ points: 5, now: 5 }]);
    expect(fighting.told('abomination-gone')).toHaveLength(1);
  });
});
