import { describe, expect, test } from 'vitest';
import { fight } from '../../../../helpers/street';

const may = (cards: Record<string, string>) => ({ may: { cards } });

describe('Melee', () => {
  test('needs zombies in the zone (UOA-MELEE-05)', () => {
    const fighting = fight({ survivors: may({ 'hand-1': 'saber' }), zombies: { 1: { walker: 1 } } });
    expect(fighting.ways('melee')).toEqual([]);
  });

  test('takes weapons in hand and at the favourite place (UOA-MELEE-01, UOA-CHOICE-10)', () => {
    const cards = { 'hand-1': 'machete', favourite: 'pickaxe', 'backpack-1': 'saber', 'hand-2': 'colt-saa' };
    const fighting = fight({ survivors: may(cards), zombies: { 0: { walker: 1 } } });
    expect(fighting.ways('melee')).toEqual([{ weapon: 'machete#1' }, { weapon: 'pickaxe#1' }]);
  });

  test('kills what it can, and its misses hurt nobody (UOA-MELEE-03, UOA-FRIENDLY-08, UOA-ZOMBIE-04)', () => {
    const fighting = fight({
      survivors: may({ 'hand-1': 'manitous-wrath' }),
      companions: { meg: {} },
      zombies: { 0: { fatty: 1, runner: 1, walker: 1 } },
      dice: [3, 6, 1],
    });
    fighting.do('melee', { weapon: 'manitous-wrath' });
    expect(fighting.zombies(0)).toEqual({ fatty: 1 });
    expect(fighting.told('missed')).toMatchObject([{ misses: 1 }]);
    expect(fighting.told('wounded')).toEqual([]);
  });

  test('asks who takes a hit, in any order (UOA-MELEE-02, UOA-CHOICE-13)', () => {
    const fighting = fight({
      survivors: may({ 'hand-1': 'machete' }),
      zombies: { 0: { fatty: 1, runner: 2, abomination: 1 } },
      dice: [3],
    });
    fighting.do('melee', { weapon: 'machete' });
    expect(fighting.ways('hit')).toEqual([{ zombie: 'runner' }, { zombie: 'fatty' }]);
    fighting.do('hit', { zombie: 'runner' });
    expect(fighting.zombies(0)).toEqual({ fatty: 1, runner: 1, abomination: 1 });
    expect(fighting.told('killed')[0]?.rules).toContain('UOA-MELEE-02');
  });

  test('does not ask where everybody falls who can', () => {
    const fighting = fight({
      survivors: may({ 'hand-1': 'heavy-saber' }),
      zombies: { 0: { fatty: 1, walker: 2 } },
      dice: [4, 5, 6],
    });
    fighting.do('melee', { weapon: 'heavy-saber' });
    expect(fighting.zombies(0)).toEqual({});
  });

  test('loses hits that find nobody (UOA-MELEE-04)', () => {
    const fighting = fight({
      survivors: may({ 'hand-1': 'saber' }),
      zombies: { 0: { walker: 3 } },
      dice: [4, 6, 5, 4],
    });
    fighting.do('melee', { weapon: 'saber' });
    expect(fighting.zombies(0)).toEqual({ walker: 1 });
    fighting.do('melee', { weapon: 'saber' });
    expect(fighting.told('hit-lost')).toMatchObject([
      { hits: 1, why: 'nobody-left', rules: ['UOA-MELEE-04'] },
    ]);
  });

  test('does not ask for an order of shooting (UOA-TARGET-05)', () => {
    const fighting = fight({
      survivors: may({ 'hand-1': 'manitous-wrath' }),
      zombies: { 0: { fatty: 1, walker: 3 } },
      dice: [3, 3, 3],
    });
    fighting.do('melee', { weapon: 'manitous-wrath' });
    expect(fighting.zombies(0)).toEqual({ fatty: 1 });
  });
});

describe('A Knife', () => {
  const fighting = () =>
    fight({
      survivors: may({ 'hand-1': 'knife', 'hand-2': 'knife', favourite: 'pickaxe' }),
      zombies: { 0: { fatty: 9 } },
      dice: [1, 1, 1, 1],
    });

  test('in another hand gives one die (UOA-TRAIT-14, UOA-INV-07)', () => {
    const [attack] = fighting().do('melee', { weapon: 'pickaxe' }).told('attack');
    expect(attack).toMatchObject({ dice: 3, damage: 2 });
    expect(attack?.rules).toEqual(expect.arrayContaining(['UOA-TRAIT-14', 'UOA-INV-07']));
  });

  test('used with another makes four dice (UOA-TRAIT-15, UOA-DUAL-01)', () => {
    const [attack] = fighting().do('melee', { weapon: 'knife', second: 'knife' }).told('attack');
    expect(attack).toMatchObject({ dice: 4, rules: expect.arrayContaining(['UOA-TRAIT-15']) as unknown });
  });

  test('used alone is helped by the other', () => {
    expect(fighting().do('melee', { weapon: 'knife' }).told('attack')).toMatchObject([{ dice: 2 }]);
  });

  test('does not help other Dual weapons (UOA-TRAIT-15)', () => {
    const cards = { 'hand-1': 'machete', 'hand-2': 'machete', favourite: 'knife' };
    const armed = fight({ survivors: may(cards), zombies: { 0: { walker: 1 } }, dice: [1, 1] });
    const [attack] = armed.do('melee', { weapon: 'machete', second: 'machete' }).told('attack');
    expect(attack?.dice).toBe(2);
    expect(attack?.rules).not.toContain('UOA-TRAIT-15');
  });

  test('in the backpack does nothing (UOA-INV-06)', () => {
    const cards = { 'hand-1': 'pickaxe', 'backpack-1': 'knife' };
    const armed = fight({ survivors: may(cards), zombies: { 0: { walker: 1 } }, dice: [1, 1] });
    expect(armed.do('melee', { weapon: 'pickaxe' }).told('attack')).toMatchObject([{ dice: 2 }]);
  });

  test('is as quiet as any melee weapon (UOA-NOISE-07)', () => {
    expect(fighting().do('melee', { weapon: 'knife' }).told('noise')).toEqual([]);
  });
});
