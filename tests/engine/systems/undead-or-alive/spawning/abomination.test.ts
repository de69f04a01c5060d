import { describe, expect, test } from 'vitest';
import { abominationGone } from '../../../../../engine/systems/undead-or-alive/spawning/abomination';
import { abominationCard, spawn, tokenAt, told, walkers, yard, zombiesAt } from '../../../../helpers/yard';

const BOTH = {
  first: ['starting', 'start'],
  m: ['mobile', 'north'],
  mine: ['abomination', 'start'],
  cemetery: ['abomination', 'start'],
} as const;

describe('an Abomination card', () => {
  test('puts the top card of the Abomination deck in the zone of the token that drew it (UOA-ABOM-03, UOA-COMPONENTS-08)', () => {
    const game = yard({
      tokens: { first: ['starting', 'start'], m: ['mobile', 'north'] },
      cards: [...walkers(1), abominationCard()],
      survivors: { henry: 'east' },
      level: 'yellow',
    });
    const events = spawn(game);
    expect(told(events, 'abomination-arrives', 'abomination', 'zone')).toEqual([['bowler-hat', 'north']]);
    expect(zombiesAt(game, 'north').abomination).toBe(1);
    expect([game.state.abomination, game.piles.abominations.size]).toEqual([0, 0]);
  });

  test('wakes the only Abomination token (UOA-CEMETERY-01)', () => {
    const game = yard({
      tokens: { first: ['starting', 'start'], mine: ['abomination', 'shed'] },
      cards: [abominationCard(), ...walkers(3)],
      survivors: { henry: 'east' },
      level: 'red',
    });
    expect(told(spawn(game), 'token', 'token', 'rules')).toEqual([
      ['mine', ['UOA-ABOM-03', 'UOA-CEMETERY-01']],
    ]);
  });

  test('wakes all Abomination tokens, wherever they lie (UOA-ABOM-03, UOA-CEMETERY-01, UOA-CEMETERY-02)', () => {
    const game = yard({
      tokens: { ...BOTH, mine: ['abomination', 'shed'] },
      cards: [abominationCard(), ...walkers(3)],
      survivors: { henry: 'east' },
      level: 'red',
    });
    const events = spawn(game);
    expect(told(events, 'token', 'token', 'status', 'zone')).toEqual([
      ['mine', 'active', 'shed'],
      ['cemetery', 'active', 'start'],
    ]);
    expect(tokenAt(game, 'mine')).toEqual(['active', 'shed']);
  });

  test('makes the one on the board act once more, and brings no other (UOA-ABOM-04, UOA-ABOM-02)', () => {
    const game = yard({
      cards: [abominationCard()],
      zombies: { east: { abomination: 1 } },
      survivors: { henry: 'east' },
      level: 'orange',
    });
    const events = spawn(game);
    expect(told(events, 'extra-activation', 'zombie')).toEqual([['abomination']]);
    expect(game.state.wounds.at(0)).toBe(1);
    expect(zombiesAt(game, 'start').abomination).toBe(0);
  });

  test('does nothing at Blue (UOA-SPAWN-10)', () => {
    const game = yard({ cards: [abominationCard()], survivors: { henry: 'east' }, level: 'blue' });
    expect(told(spawn(game), 'nothing-spawned', 'zone')).toEqual([['start']]);
    expect(zombiesAt(game, 'start').abomination).toBe(0);
  });

  test('loses the game before the next card, if it wakes a seventh token (UOA-WIN-06)', () => {
    const game = yard({
      tokens: {
        ...BOTH,
        m2: ['mobile', 'hall'],
        p1: ['corpse-pile', 'shed', 'active'],
        p2: ['corpse-pile', 'annex', 'active'],
      },
      cards: [abominationCard(), ...walkers(6)],
      survivors: { henry: 'east' },
      level: 'yellow',
    });
    const events = spawn(game);
    expect(told(events, 'game-over', 'won', 'reason')).toEqual([[false, 'too-many-spawn-tokens']]);
    expect(told(events, 'drew', 'pile')).toEqual([['zombies'], ['abominations']]);
  });
});

describe('when the Abomination is gone', () => {
  test('its tokens are inactive again, those that were moved too (UOA-ABOM-05, UOA-CEMETERY-01)', () => {
    const game = yard({
      tokens: { ...BOTH, mine: ['abomination', 'shed'] },
      zombies: { east: { abomination: 1 } },
    });
    expect(tokenAt(game, 'mine')[0]).toBe('active');
    abominationGone(game, []);
    expect([tokenAt(game, 'mine'), tokenAt(game, 'cemetery')]).toEqual([
      ['inactive', 'shed'],
      ['inactive', 'start'],
    ]);
    expect(told(game.events, 'token', 'token', 'status')).toEqual([
      ['mine', 'inactive'],
      ['cemetery', 'inactive'],
    ]);
  });

  test('its card is shuffled back into its deck and may come again (UOA-ABOM-08)', () => {
    const game = yard({
      cards: [abominationCard()],
      zombies: { east: { abomination: 1 } },
      survivors: { henry: 'north' },
      level: 'red',
    });
    abominationGone(game, []);
    expect(told(game.events, 'shuffled', 'pile', 'cards')).toEqual([['abominations', 1]]);
    game.state.zombies.fill(0);
    expect(told(spawn(game), 'abomination-arrives', 'abomination')).toEqual([['bowler-hat']]);
  });
});
