import { describe, expect, test } from 'vitest';
import { dangerLevel, gainAdrenaline } from '../../../../../engine/family/zombicide/people/adrenaline';
import { advance } from '../../../../../engine/game/kernel';
import { levelAt } from '../../../../../engine/systems/undead-or-alive/people/levels';
import { LEFT } from '../../../../../engine/systems/undead-or-alive/state';
import { fight } from '../../../../helpers/street';

describe('Adrenaline', () => {
  test('comes with every zombie, more with an Abomination (UOA-ADREN-01, UOA-ZOMBIE-01)', () => {
    const fighting = fight({
      survivors: { may: { cards: { 'hand-1': 'machete' } } },
      zombies: { 0: { walker: 1 } },
      dice: [6],
    });
    fighting.do('melee', { weapon: 'machete' });
    expect(fighting.told('adrenaline')).toMatchObject([{ survivor: 'may', points: 1, now: 1 }]);
  });

  test('has its levels at 7, 19 and 43 (UOA-ADREN-03)', () => {
    expect([0, 6, 7, 18, 19, 42, 43, 99].map(levelAt)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  test('brings a fourth action in the same turn (UOA-ADREN-04, UOA-ADREN-07)', () => {
    const fighting = fight({
      survivors: { may: { cards: { 'hand-1': 'machete' }, adrenaline: 6 } },
      zombies: { 0: { walker: 1 } },
      dice: [6],
      actions: 1,
    });
    fighting.do('melee', { weapon: 'machete' });
    expect(fighting.state.actionsLeft).toBe(1);
    expect(fighting.told('skill')).toMatchObject([{ skill: 'plus-action' }]);
    expect(fighting.told('skill')[0]?.rules).toEqual(['UOA-ADREN-04', 'UOA-ADREN-07']);
  });

  test('lets choose a skill at orange and at red (UOA-ADREN-05, UOA-CHOICE-18)', () => {
    const fighting = fight({ survivors: { may: { adrenaline: 18 } } });
    gainAdrenaline(fighting.game, 0, 1, []);
    advance(fighting.game);
    expect(fighting.ways('skill')).toEqual([
      { skill: 'extra-free-action-melee' },
      { skill: 'extra-die-combat' },
    ]);
    fighting.do('skill', { skill: 'extra-die-combat' });
    expect(fighting.told('skill')).toMatchObject([{ survivor: 'may', skill: 'extra-die-combat' }]);
    expect(fighting.ways('end-turn')).toHaveLength(1);
  });

  test('that crosses several levels gives the skills in their order (UOA-ADREN-08, UOA-ADREN-06)', () => {
    const fighting = fight({ survivors: { jimmy: { adrenaline: 6 } } });
    fighting.forget();
    gainAdrenaline(fighting.game, 0, 40, []);
    advance(fighting.game);
    expect(fighting.told('level').map(({ level }) => level)).toEqual(['yellow', 'orange', 'red']);
    expect(fighting.ways('skill')).toHaveLength(2);
    expect(fighting.do('skill', { skill: 'max-range-ranged' }).ways('skill')).toHaveLength(3);
    fighting.do('skill', { skill: 'marksman' });
    expect(fighting.state.skills.toArray().filter((owned) => owned === 1)).toHaveLength(3);
  });

  test('never lowers the level (UOA-ADREN-11)', () => {
    const fighting = fight({ survivors: { jimmy: { adrenaline: 43 } } });
    gainAdrenaline(fighting.game, 0, 5, []);
    advance(fighting.game);
    expect(fighting.ways('skill')).toEqual([]);
    expect(fighting.state.level.at(0)).toBe(3);
  });

  test('makes the danger of the most excited in play (UOA-ADREN-09)', () => {
    const { game } = fight({ survivors: { pablito: { adrenaline: 5 }, may: { adrenaline: 12 } } });
    expect(dangerLevel(game)).toBe(1);
    game.state.fate.set(1, 0, LEFT);
    expect(dangerLevel(game)).toBe(0);
  });
});
