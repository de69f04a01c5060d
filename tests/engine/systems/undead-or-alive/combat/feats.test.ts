import { describe, expect, test } from 'vitest';
import { turn } from '../../../../../engine/family/zombicide/turns/turn';
import { advance } from '../../../../../engine/game/kernel';
import { winBountyWeapon } from '../../../../../engine/systems/undead-or-alive/combat/feats';
import { NONE } from '../../../../../engine/systems/undead-or-alive/state';
import { fight } from '../../../../helpers/street';

describe('Feats', () => {
  const onBalcony = (bounty: string[], adrenaline = 0) =>
    fight({
      survivors: { jimmy: { cards: { 'hand-1': 'winchester' }, adrenaline } },
      zombies: { 2: { walker: 9 } },
      dice: [6, 6, 6, 1, 6, 6],
      bounty,
      balconies: [0],
    });

  test('win the top bounty weapon as soon as they are done (UOA-BOUNTY-02, UOA-BOUNTY-03)', () => {
    const fighting = onBalcony(['mauser-c96']);
    fighting.doTimes(3, 'shoot', { weapon: 'winchester', at: 'z2' });
    expect(fighting.told('feat')).toMatchObject([{ survivor: 'jimmy', card: 'mauser-c96#1' }]);
    expect(fighting.ways('place')).toContainEqual({ card: 'mauser-c96#1', owner: 'jimmy', slot: 'hand-2' });
    expect(fighting.ways('reorganize')).toHaveLength(1);
  });

  test('do not count what has won a weapon for the next (UOA-BOUNTY-05)', () => {
    const fighting = onBalcony(['mauser-c96', 'henry-repeater']);
    fighting.doTimes(3, 'shoot', { weapon: 'winchester', at: 'z2' });
    fighting.do('discard', { card: 'mauser-c96' });
    expect(fighting.told('feat')).toEqual([]);
  });

  test('ask for the right place', () => {
    const street = fight({
      survivors: { jimmy: { cards: { 'hand-1': 'winchester' } } },
      zombies: { 2: { walker: 9 } },
      dice: [6, 6, 6, 6, 6, 6],
      bounty: ['mauser-c96'],
    });
    street.doTimes(3, 'shoot', { weapon: 'winchester', at: 'z2' });
    expect(street.told('feat')).toEqual([]);
  });

  test('may follow one another, one for each action (UOA-BOUNTY-04, UOA-BOUNTY-06)', () => {
    const fighting = fight({
      survivors: { turner: { at: 2, cards: { 'hand-1': 'remington', 'backpack-1': 'dynamite' } } },
      zombies: { 4: { walker: 9 }, 0: { abomination: 1 } },
      dice: [5, 5, 5, 5, 1, 1, 6, 6, 6, 1, 1, 1],
      bounty: ['colt-buntline', 'volcanic-pistol', 'heavy-saber'],
    });
    const won = () => fighting.told('won-bounty').map(({ card }) => card);
    fighting.do('fan', { weapon: 'remington', at: 'z4' });
    expect(won()).toEqual(['colt-buntline#1']);
    expect(
      fighting.do('place', { card: 'colt-buntline', owner: 'turner', slot: 'hand-2' }).events,
    ).toHaveLength(1);
    fighting.do('fan', { weapon: 'colt-buntline', at: 'z4' });
    expect(won()).toEqual(['volcanic-pistol#1']);
    fighting
      .do('place', { card: 'volcanic-pistol', owner: 'turner', slot: 'favourite' })
      .do('move', { to: 'z1' });
    fighting.do('throw', { card: 'dynamite', at: 'z0' });
    expect(won()).toEqual(['heavy-saber#1']);
  });

  test('done with the last action leave none (UOA-BOUNTY-07)', () => {
    const blast = (actions: number) =>
      fight({
        survivors: { turner: { cards: { 'backpack-1': 'dynamite' } } },
        zombies: { 1: { abomination: 1 } },
        bounty: ['heavy-saber'],
        actions,
      }).do('throw', { card: 'dynamite', at: 'z1' });
    expect(blast(2).told('feat')).toEqual([]);
    expect(blast(1).told('feat')).toMatchObject([{ card: 'heavy-saber#1' }]);
  });

  test('of one action do not add up over two (UOA-BOUNTY-05)', () => {
    const fighting = fight({
      survivors: { pablito: { cards: { 'hand-1': 'schofield' } } },
      zombies: { 1: { walker: 9 } },
      dice: [6, 6, 6, 6],
      bounty: ['volcanic-pistol'],
    });
    fighting.do('shoot', { weapon: 'schofield', at: 'z1' }).do('shoot', { weapon: 'schofield', at: 'z1' });
    expect(fighting.told('feat')).toEqual([]);
  });

  test('ask for the right weapon and the right zombies', () => {
    const fatties = (weapon: string, kinds: Record<string, number>) =>
      fight({
        survivors: { pablito: { cards: { 'hand-1': weapon } } },
        zombies: { 1: kinds },
        dice: [6, 6, 6],
        bounty: ['coach-gun'],
      }).do('shoot', { weapon, at: 'z1' });
    expect(fatties('winchester', { fatty: 1, walker: 1 }).told('feat')).toHaveLength(1);
    expect(fatties('winchester', { fatty: 2 }).told('feat')).toHaveLength(1);
    expect(fatties('winchester', { walker: 2 }).told('feat')).toEqual([]);
  });

  test('look at the own turn only (UOA-BOUNTY-07)', () => {
    const fighting = onBalcony(['mauser-c96']);
    fighting.state.active = NONE;
    fighting.doTimes(3, 'shoot', { weapon: 'winchester', at: 'z2' });
    expect(fighting.told('feat')).toEqual([]);
  });

  test('start anew with each turn (UOA-ROUND-12)', () => {
    const fighting = onBalcony(['mauser-c96']);
    fighting.doTimes(2, 'shoot', { weapon: 'winchester', at: 'z2' });
    turn.begin(fighting.game, 0);
    advance(fighting.game);
    fighting.do('shoot', { weapon: 'winchester', at: 'z2' });
    expect(fighting.told('feat')).toEqual([]);
  });

  test('of adrenaline count Water too, between two actions (UOA-TRAIT-22)', () => {
    const fighting = fight({
      survivors: { may: { cards: { 'backpack-1': 'water', 'backpack-2': 'water' } } },
      bounty: ['mauser-c96'],
      balconies: [0],
    });
    fighting.drop('water').drop('water');
    expect(fighting.told('feat')).toMatchObject([{ survivor: 'may', card: 'mauser-c96#1' }]);
  });
});

describe('A bounty weapon as a reward', () => {
  const rewarded = (bounty: string[]) => {
    const fighting = fight({ survivors: { may: {} }, bounty });
    fighting.forget();
    winBountyWeapon.begin(fighting.game, 0);
    advance(fighting.game);
    return fighting;
  };

  test('is the top one of its deck (UOA-BOUNTY-01, UOA-BOUNTY-02)', () => {
    const fighting = rewarded(['heavy-saber', 'coach-gun']);
    expect(fighting.told('won-bounty')).toMatchObject([{ survivor: 'may', card: 'heavy-saber#1' }]);
  });

  test('is nothing once the deck is empty (UOA-BOUNTY-08)', () => {
    expect(rewarded([]).events).toMatchObject([{ type: 'no-bounty-left', rules: ['UOA-BOUNTY-08'] }]);
  });
});
