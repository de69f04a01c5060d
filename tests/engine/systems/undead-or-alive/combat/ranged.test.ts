import { describe, expect, test } from 'vitest';
import { cannon } from '../../../../helpers/inventions';
import { fight } from '../../../../helpers/street';

const jimmy = (cards: Record<string, string>, at = 0) => ({ jimmy: { cards, at } });
const zonesOf = (ways: Record<string, string | number>[]) => ways.map(({ at }) => at);

describe('A shot', () => {
  test('reaches zones in sight within the range of the weapon (UOA-RANGED-01, UOA-RANGED-02, UOA-CHOICE-11)', () => {
    const sawedOff = fight({ survivors: jimmy({ 'hand-1': 'sawed-off' }, 2) });
    expect(zonesOf(sawedOff.ways('shoot'))).toEqual(['z1', 'z2', 'z3']);
    const shotgun = fight({ survivors: jimmy({ 'hand-1': 'shotgun' }) });
    expect(zonesOf(shotgun.ways('shoot'))).toEqual(['z1', 'z2', 'z3']);
  });

  test('needs the weapon in hand (UOA-RANGED-01)', () => {
    expect(fight({ survivors: jimmy({ 'backpack-1': 'shotgun' }) }).ways('shoot')).toEqual([]);
  });

  test('may go to a zone without zombies, and is heard all the same (UOA-RANGED-04, UOA-RANGED-09, UOA-NOISE-02)', () => {
    const fighting = fight({ survivors: jimmy({ 'hand-1': 'winchester' }, 1), dice: [4, 4] });
    fighting.do('shoot', { weapon: 'winchester', at: 'z3' });
    expect(fighting.told('attack')[0]?.rules).toContain('UOA-RANGED-09');
    expect(fighting.told('hit-lost')).toMatchObject([{ hits: 2, why: 'nobody-left' }]);
    expect(fighting.told('noise')).toMatchObject([{ zone: 'z1', boom: false }]);
  });

  test('is as loud as the weapon, where the shooter stands (UOA-NOISE-02)', () => {
    const fighting = fight({
      survivors: jimmy({ 'hand-1': 'cannon', 'hand-2': 'winchester' }, 1),
      inventions: [cannon],
      dice: Array<number>(6).fill(1),
    });
    fighting.do('shoot', { weapon: 'winchester', at: 'z2' }).do('move', { to: 'z2' });
    expect(fighting.state.noiseZone).toBe(1);
    fighting.do('shoot', { weapon: 'cannon', at: 'z3' });
    expect(fighting.told('noise')).toMatchObject([{ zone: 'z2', boom: true }]);
  });

  test('passes over whoever stands between, and leaves the own zone alone (UOA-RANGED-05)', () => {
    const fighting = fight({
      survivors: { jimmy: { cards: { 'hand-1': 'winchester' } }, carl: { at: 1 } },
      zombies: { 0: { fatty: 1 }, 1: { fatty: 1 }, 2: { walker: 1 } },
      dice: [4, 1],
    });
    fighting.do('shoot', { weapon: 'winchester', at: 'z2' });
    expect(fighting.zombies(2)).toEqual({});
    expect(fighting.told('wounded')).toEqual([]);
  });

  test('can be repeated as long as there are actions (UOA-RANGED-08)', () => {
    const fighting = fight({ survivors: jimmy({ 'hand-1': 'winchester' }), dice: [1, 1, 1, 1, 1, 1] });
    fighting.doTimes(3, 'shoot', { weapon: 'winchester', at: 'z2' });
    expect(fighting.told('turn-ended')).toHaveLength(1);
  });
});

describe('Dice', () => {
  test('hit from the accuracy on, and lie in the log (UOA-DICE-01, UOA-DICE-05)', () => {
    const fighting = fight({
      survivors: jimmy({ 'hand-1': 'coach-gun' }),
      zombies: { 1: { walker: 5 } },
      dice: [2, 3, 6],
    });
    fighting.do('shoot', { weapon: 'coach-gun', at: 'z1' });
    expect(fighting.told('rolled')).toMatchObject([{ dice: [2, 3, 6], hits: 2, misses: 1 }]);
    expect(fighting.zombies(1)).toEqual({ walker: 3 });
  });

  test('never add up on one zombie (UOA-DICE-02, UOA-DICE-03)', () => {
    const fighting = fight({
      survivors: jimmy({ 'hand-1': 'shotgun' }),
      zombies: { 1: { fatty: 1 } },
      dice: [4, 4],
    });
    fighting.do('shoot', { weapon: 'shotgun', at: 'z1' });
    expect(fighting.zombies(1)).toEqual({ fatty: 1 });
    expect(fighting.told('hit-lost')).toMatchObject([{ hits: 2, why: 'too-tough', by: 'fatty' }]);
  });
});

describe('Dual weapons', () => {
  const twoColts = { 'hand-1': 'colt-saa', 'hand-2': 'colt-saa' };

  test('may be used together or one alone, and equal ones are named once (UOA-DUAL-01, UOA-DUAL-02, UOA-CHOICE-10)', () => {
    const ways = fight({ survivors: { carl: { cards: twoColts } } }).ways('shoot');
    expect(ways).toEqual([
      { weapon: 'colt-saa#1', at: 'z0' },
      { weapon: 'colt-saa#1', at: 'z1' },
      { weapon: 'colt-saa#1', second: 'colt-saa#2', at: 'z0' },
      { weapon: 'colt-saa#1', second: 'colt-saa#2', at: 'z1' },
    ]);
  });

  test('roll for both in one action, with one noise (UOA-DUAL-01, UOA-DUAL-04)', () => {
    const fighting = fight({ survivors: { pablito: { cards: twoColts } }, dice: [1, 1] });
    fighting.do('shoot', { weapon: 'colt-saa', second: 'colt-saa', at: 'z1' });
    expect(fighting.told('rolled')).toMatchObject([{ dice: [1, 1] }]);
    expect(fighting.told('noise')).toHaveLength(1);
    expect(fighting.state.actionsLeft).toBe(2);
  });

  test('are of one name, and have the symbol', () => {
    const mixed = { 'hand-1': 'colt-saa', 'hand-2': 'remington', favourite: 'schofield' };
    const fighting = fight({ survivors: { pablito: { cards: mixed } } });
    expect(fighting.ways('shoot').filter(({ second }) => second)).toEqual([]);
  });

  test('may lie at the favourite place too', () => {
    const cards = { 'hand-1': 'colt-saa', favourite: 'colt-saa' };
    const ways = fight({ survivors: { meg: { cards } } }).ways('shoot');
    expect(ways).toContainEqual({ weapon: 'colt-saa#1', second: 'colt-saa#2', at: 'z0' });
  });
});
