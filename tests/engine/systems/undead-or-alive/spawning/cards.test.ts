import { describe, expect, test } from 'vitest';
import { spawn, told, walkers, yard, zombieCard, zombiesAt } from '../../../../helpers/yard';

const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;

describe('a Zombie card', () => {
  test('brings what stands on the line of the highest danger level (UOA-SPAWN-04)', () => {
    for (const [number, level] of LEVELS.entries()) {
      const game = yard({
        cards: [zombieCard('runner', 2, 5, 8, 10)],
        survivors: { henry: 'east', jane: 'shed' },
        level: 'blue',
      });
      game.state.level.set(1, 0, number);
      expect(told(spawn(game), 'drew', 'level')).toEqual([[level]]);
      expect(zombiesAt(game, 'start').runner).toBe([2, 5, 8, 10][number]);
    }
  });

  test('that brings nobody at this level simply passes (UOA-SPAWN-10)', () => {
    const game = yard({ cards: [zombieCard('walker', 0, 4, 6, 8)], survivors: { henry: 'start' } });
    const events = spawn(game);
    expect(told(events, 'nothing-spawned', 'token', 'level')).toEqual([['first', 'blue']]);
    expect(told(events, 'spawned')).toEqual([]);
    expect(game.piles.zombieDiscards.size).toBe(1);
  });

  test('is discarded once it is used', () => {
    const game = yard({ cards: walkers(3) });
    spawn(game);
    expect([game.piles.zombies.size, game.piles.zombieDiscards.top]).toEqual([2, 0]);
  });
});

describe('an empty Zombie deck', () => {
  test('is made anew of the shuffled discards (UOA-SPAWN-07)', () => {
    const game = yard({
      tokens: { first: ['starting', 'start'], m: ['mobile', 'north'] },
      cards: walkers(1),
      used: walkers(3),
    });
    const events = spawn(game);
    expect(told(events, 'shuffled', 'pile', 'cards', 'rules')).toEqual([['zombies', 4, ['UOA-SPAWN-07']]]);
    expect(told(events, 'drew')).toHaveLength(2);
    expect([game.piles.zombies.size, game.piles.zombieDiscards.size]).toEqual([3, 1]);
  });

  test('with nothing among the discards leaves the tokens without cards', () => {
    expect(told(spawn(yard()), 'drew')).toEqual([]);
  });
});
