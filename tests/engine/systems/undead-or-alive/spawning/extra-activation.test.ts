import { describe, expect, test } from 'vitest';
import { extraActivationCard, spawn, told, yard, zombiesAt } from '../../../../helpers/yard';

describe('an Extra Activation card', () => {
  test('brings nobody, but all zombies of its kind act at once, and no others (UOA-EXTRA-01)', () => {
    const game = yard({
      cards: [extraActivationCard('walker')],
      zombies: { north: { walker: 1, fatty: 5 }, east: { walker: 1 } },
      survivors: { henry: 'north', jimmy: 'east' },
      level: 'yellow',
    });
    const events = spawn(game);
    expect(told(events, 'extra-activation', 'zombie')).toEqual([['walker']]);
    expect([game.state.wounds.at(0), game.state.wounds.at(1)]).toEqual([1, 1]);
    expect(zombiesAt(game, 'start').walker).toBe(0);
    expect(game.piles.zombieDiscards.size).toBe(1);
  });

  test('lets Runners act twice (UOA-EXTRA-03)', () => {
    const game = yard({
      cards: [extraActivationCard('runner')],
      zombies: { north: { runner: 1 } },
      survivors: { thomas: 'north' },
      level: 'red',
    });
    spawn(game);
    expect(game.state.wounds.at(0)).toBe(2);
  });

  test('has no effect at Blue (UOA-EXTRA-02, UOA-SPAWN-10)', () => {
    const game = yard({
      cards: [extraActivationCard('walker')],
      zombies: { north: { walker: 1 } },
      survivors: { henry: 'north' },
    });
    const events = spawn(game);
    expect(told(events, 'nothing-spawned', 'token', 'rules')).toEqual([
      ['first', ['UOA-EXTRA-02', 'UOA-SPAWN-10']],
    ]);
    expect(game.state.wounds.at(0)).toBe(0);
  });
});
