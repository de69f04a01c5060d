import { describe, expect, test } from 'vitest';
import { turn } from '../../../../../engine/family/zombicide/turns/turn';
import { advance } from '../../../../../engine/game/kernel';
import { endPhase } from '../../../../../engine/systems/undead-or-alive/course/end-phase';
import { NONE } from '../../../../../engine/systems/undead-or-alive/state';
import { cannon } from '../../../../helpers/inventions';
import { fight } from '../../../../helpers/street';

describe('Plenty of ammunition', () => {
  const trixie = (cards: Record<string, string>, dice: number[]) =>
    fight({ survivors: { trixie: { cards } }, zombies: { 1: { walker: 3 } }, dice });

  test('rolls all dice again, out of the backpack too (UOA-AMMO-03, UOA-DICE-07, UOA-TRAIT-16)', () => {
    const fighting = trixie({ 'hand-1': 'winchester', 'backpack-1': 'plenty-of-bullets' }, [4, 1, 5, 6]);
    fighting.do('shoot', { weapon: 'winchester', at: 'z1' });
    expect(fighting.choices).toEqual([{ do: 'keep-dice' }, { do: 'reroll', with: 'plenty-of-bullets#1' }]);
    fighting.do('reroll', { with: 'plenty-of-bullets' });
    expect(fighting.told('rerolled')).toMatchObject([{ dice: [5, 6], hits: 2 }]);
    expect(fighting.zombies(1)).toEqual({ walker: 1 });
  });

  test('need not be used (UOA-CHOICE-12)', () => {
    const fighting = trixie({ 'hand-1': 'winchester', 'backpack-1': 'plenty-of-bullets' }, [4, 1, 6, 6]);
    fighting.do('shoot', { weapon: 'winchester', at: 'z1' }).do('keep-dice');
    expect(fighting.zombies(1)).toEqual({ walker: 2 });
  });

  test('is for the ammunition the weapon fires (UOA-AMMO-01)', () => {
    const fighting = trixie({ 'hand-1': 'winchester', 'backpack-1': 'plenty-of-shells' }, [1, 1]);
    expect(fighting.do('shoot', { weapon: 'winchester', at: 'z1' }).ways('reroll')).toEqual([]);
  });

  test('helps once in an action, however many there are (UOA-AMMO-03)', () => {
    const fighting = trixie(
      { 'hand-1': 'winchester', 'backpack-1': 'plenty-of-bullets', 'backpack-2': 'plenty-of-bullets' },
      [1, 1, 1, 1],
    );
    fighting.do('shoot', { weapon: 'winchester', at: 'z1' }).do('reroll', { with: 'plenty-of-bullets' });
    expect(fighting.ways('reroll')).toEqual([]);
    fighting.do('shoot', { weapon: 'winchester', at: 'z1' });
    expect(fighting.ways('reroll')).toHaveLength(1);
  });

  test('of two sorts helps twice where the weapon fires both (UOA-AMMO-02, UOA-DICE-07)', () => {
    const fighting = fight({
      survivors: {
        trixie: {
          cards: { 'hand-1': 'cannon', 'backpack-1': 'plenty-of-bullets', 'backpack-2': 'plenty-of-shells' },
        },
      },
      inventions: [cannon],
      dice: [1, 1, 1, 1, 6, 6],
    });
    fighting.do('shoot', { weapon: 'cannon', at: 'z2' }).do('reroll', { with: 'plenty-of-bullets' });
    expect(fighting.ways('reroll')).toEqual([{ with: 'plenty-of-shells#1' }]);
    fighting.do('reroll', { with: 'plenty-of-shells' });
    expect(fighting.told('rerolled')).toMatchObject([{ dice: [6, 6] }]);
  });

  test('does not help in melee (UOA-AMMO-01)', () => {
    const cards = { 'hand-1': 'machete', 'backpack-1': 'plenty-of-bullets' };
    const fighting = fight({ survivors: { may: { cards } }, zombies: { 0: { walker: 1 } }, dice: [1] });
    expect(fighting.do('melee', { weapon: 'machete' }).ways('reroll')).toEqual([]);
  });
});

describe('Reload', () => {
  const twins = { 'hand-1': 'sawed-off', 'hand-2': 'sawed-off' };

  test('empties a weapon with its shot (UOA-TRAIT-17)', () => {
    const fighting = fight({
      survivors: { trixie: { cards: { 'hand-1': 'twin-barrel' } } },
      dice: [1, 1, 1, 1],
    });
    fighting.do('shoot', { weapon: 'twin-barrel', at: 'z1' });
    expect(fighting.told('emptied')).toMatchObject([{ weapon: 'twin-barrel#1' }]);
    expect(fighting.ways('shoot')).toEqual([]);
    fighting.do('reload', { weapon: 'twin-barrel' }).do('shoot', { weapon: 'twin-barrel', at: 'z1' });
    expect(fighting.state.actionsLeft).toBe(0);
  });

  test('loads both of two Dual weapons with one action (UOA-TRAIT-19, UOA-DUAL-05)', () => {
    const fighting = fight({ survivors: { trixie: { cards: twins } }, dice: Array<number>(8).fill(1) });
    fighting.do('shoot', { weapon: 'sawed-off', second: 'sawed-off', at: 'z1' });
    expect(fighting.ways('reload')).toEqual([{ weapon: 'sawed-off#1' }]);
    fighting.do('reload', { weapon: 'sawed-off' });
    expect(fighting.told('reloaded')).toMatchObject([{ weapons: ['sawed-off#1', 'sawed-off#2'] }]);
    fighting.do('shoot', { weapon: 'sawed-off', second: 'sawed-off', at: 'z1' });
  });

  test('lets Dual weapons be fired one by one, together only when both are loaded (UOA-TRAIT-20, UOA-TRAIT-21)', () => {
    const fighting = fight({ survivors: { trixie: { cards: twins } }, dice: Array<number>(4).fill(1) });
    fighting.do('shoot', { weapon: 'sawed-off', at: 'z1' });
    expect(fighting.ways('shoot')).toEqual([
      { weapon: 'sawed-off#2', at: 'z0' },
      { weapon: 'sawed-off#2', at: 'z1' },
    ]);
    fighting.do('shoot', { weapon: 'sawed-off', at: 'z0' });
    expect(fighting.ways('shoot')).toEqual([]);
  });

  test('offers a choice of what to load (UOA-CHOICE-31)', () => {
    const cards = { 'hand-1': 'twin-barrel', 'hand-2': 'sawed-off' };
    const fighting = fight({ survivors: { carl: { cards } }, dice: Array<number>(4).fill(1) });
    fighting.do('shoot', { weapon: 'twin-barrel', at: 'z1' }).do('shoot', { weapon: 'sawed-off', at: 'z1' });
    expect(fighting.ways('reload')).toEqual([{ weapon: 'twin-barrel#1' }, { weapon: 'sawed-off#1' }]);
    fighting.do('reload', { weapon: 'sawed-off' });
    expect(fighting.state.emptied.toArray().filter((empty) => empty === 1)).toHaveLength(1);
  });

  test('is free at the end of the round (UOA-TRAIT-17, UOA-END-01)', () => {
    const fighting = fight({ survivors: { trixie: { cards: twins } }, dice: Array<number>(4).fill(1) });
    fighting.do('shoot', { weapon: 'sawed-off', second: 'sawed-off', at: 'z1' });
    const { game } = fighting;
    endPhase.begin(game);
    advance(game);
    expect(fighting.told('reloaded-all')).toMatchObject([{ weapons: ['sawed-off#1', 'sawed-off#2'] }]);
    expect(fighting.ways('shoot')).toHaveLength(4);
  });

  test('is needed by whoever gets the empty weapon (UOA-TRAIT-18)', () => {
    const fighting = fight({
      survivors: { trixie: { cards: { 'hand-1': 'twin-barrel' } }, jeb: {} },
      dice: [1, 1],
    });
    fighting.do('shoot', { weapon: 'twin-barrel', at: 'z1' });
    const { slots } = fighting.state;
    slots.set(1, 0, slots.at(0, 0));
    slots.set(0, 0, NONE);
    turn.begin(fighting.game, 1);
    advance(fighting.game);
    expect(fighting.ways('shoot')).toEqual([]);
    expect(fighting.ways('reload')).toEqual([{ weapon: 'twin-barrel#1' }]);
  });
});
