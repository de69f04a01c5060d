import { describe, expect, test } from 'vitest';
import { fight } from '../../../../helpers/street';

const meg = (cards: Record<string, string>) => ({ meg: { cards } });

describe('Fanning', () => {
  test('rolls six dice that hit on five, with the range and damage of the pistol (UOA-GUNSLINGER-01, UOA-GUNSLINGER-02)', () => {
    const fighting = fight({
      survivors: meg({ 'hand-1': 'remington' }),
      zombies: { 2: { walker: 9 } },
      dice: [1, 2, 3, 4, 5, 6],
    });
    expect(fighting.ways('fan').map(({ at }) => at)).toEqual(['z0', 'z1', 'z2']);
    fighting.do('fan', { weapon: 'remington', at: 'z2' });
    expect(fighting.told('attack')).toMatchObject([{ with: 'fanning', dice: 6, accuracy: 5, damage: 1 }]);
    expect(fighting.zombies(2)).toEqual({ walker: 7 });
  });

  test('is a Boom where the shooter stands (UOA-GUNSLINGER-03, UOA-NOISE-06)', () => {
    const fighting = fight({ survivors: meg({ 'hand-1': 'colt-saa' }), dice: [1, 1, 1, 1, 1, 1] });
    fighting.do('fan', { weapon: 'colt-saa', at: 'z1' });
    expect(fighting.told('noise')).toMatchObject([{ zone: 'z0', boom: true }]);
  });

  test('empties the pistol until it is reloaded; then it shoots as often as before (UOA-GUNSLINGER-04, UOA-GUNSLINGER-07)', () => {
    const fighting = fight({
      survivors: meg({ 'hand-1': 'colt-saa' }),
      dice: Array<number>(9).fill(1),
      actions: 4,
    });
    fighting.do('fan', { weapon: 'colt-saa', at: 'z1' });
    expect([...fighting.ways('fan'), ...fighting.ways('shoot')]).toEqual([]);
    fighting.do('reload', { weapon: 'colt-saa' });
    expect(fighting.told('reloaded')[0]?.rules).toContain('UOA-GUNSLINGER-04');
    fighting.do('shoot', { weapon: 'colt-saa', at: 'z1' }).do('shoot', { weapon: 'colt-saa', at: 'z1' });
  });

  test('goes on with every pistol in hand, the favourite one too (UOA-GUNSLINGER-05, UOA-GUNSLINGER-06, UOA-CHOICE-31)', () => {
    const fighting = fight({
      survivors: meg({ 'hand-1': 'colt-saa', 'hand-2': 'schofield', favourite: 'colt-saa' }),
      dice: Array<number>(18).fill(1),
    });
    fighting.do('fan', { weapon: 'schofield', at: 'z1' });
    fighting.do('fan', { weapon: 'colt-saa', at: 'z1' }).do('fan', { weapon: 'colt-saa', at: 'z0' });
    expect(fighting.state.emptied.toArray().filter((empty) => empty === 1)).toHaveLength(3);
  });

  test('is for one pistol, even of two Dual ones (UOA-GUNSLINGER-01)', () => {
    const fighting = fight({ survivors: meg({ 'hand-1': 'colt-saa', 'hand-2': 'colt-saa' }) });
    expect(fighting.ways('fan')).toEqual([
      { weapon: 'colt-saa#1', at: 'z0' },
      { weapon: 'colt-saa#1', at: 'z1' },
    ]);
  });

  test('is harder with an Old Timer (UOA-TRAIT-06, UOA-CARDS-05)', () => {
    const fighting = fight({
      survivors: meg({ 'hand-1': 'old-timer' }),
      zombies: { 1: { walker: 9 } },
      dice: [5, 5, 5, 5, 5, 6],
    });
    fighting.do('fan', { weapon: 'old-timer', at: 'z1' });
    expect(fighting.zombies(1)).toEqual({ walker: 8 });
  });

  test('is not for a pistol that forbids it, nor for rifles (UOA-TRAIT-07, UOA-GUNSLINGER-07)', () => {
    const fighting = fight({ survivors: meg({ 'hand-1': 'mauser-c96', 'hand-2': 'winchester' }) });
    expect(fighting.ways('fan')).toEqual([]);
  });

  test('is for Gunslingers, and for those who lead one (UOA-GUNSLINGER-01, UOA-COMP-07)', () => {
    const henry = { henry: { cards: { 'hand-1': 'colt-saa' } } };
    expect(fight({ survivors: henry }).ways('fan')).toEqual([]);
    expect(fight({ survivors: henry, companions: { meg: {} } }).ways('fan')).toHaveLength(2);
    expect(fight({ survivors: henry, companions: { meg: { alone: true } } }).ways('fan')).toEqual([]);
  });
});
