import { describe, expect, test } from 'vitest';
import {
  extraActivationCard,
  spawn,
  tokenAt,
  told,
  yard,
  zombieCard,
  zombiesAt,
} from '../../../../helpers/yard';

describe('zombies that spawn', () => {
  test('do so among survivors too, and act in the next phase only (UOA-SPAWN-08, UOA-SPAWN-09)', () => {
    const game = yard({ cards: [zombieCard('walker', 3)], survivors: { henry: 'start' } });
    const events = spawn(game);
    expect(told(events, 'spawned', 'count', 'rules')).toEqual([[3, ['UOA-SPAWN-04', 'UOA-SPAWN-09']]]);
    expect(zombiesAt(game, 'start').walker).toBe(3);
    expect(game.state.wounds.at(0)).toBe(0);
  });

  test('may have to act at once, if an extra activation comes after them (UOA-SPAWN-08, UOA-EXTRA-03, UOA-EXTRA-04)', () => {
    const game = yard({
      tokens: { first: ['starting', 'start'], m1: ['mobile', 'north'], m2: ['mobile', 'east'] },
      cards: [zombieCard('walker', 1), extraActivationCard('walker'), zombieCard('fatty', 2)],
      survivors: { henry: 'start' },
      level: 'yellow',
    });
    const events = spawn(game);
    expect(game.state.wounds.at(0)).toBe(1);
    expect(told(events, 'spawned', 'zone', 'count')).toEqual([
      ['start', 1],
      ['east', 2],
    ]);
  });
});

describe('where miniatures run out', () => {
  test('those left are placed, and one Abomination comes for all that are missing (UOA-MINIS-01, UOA-MINIS-03, UOA-COMPONENTS-01)', () => {
    const game = yard({
      tokens: { first: ['starting', 'start'], mine: ['abomination', 'shed'] },
      cards: [zombieCard('walker', 5), zombieCard('walker', 0)],
      zombies: { east: { walker: 30 }, north: { walker: 8 } },
    });
    const events = spawn(game);
    expect(told(events, 'spawned', 'count', 'asked')).toEqual([[2, 5]]);
    expect(told(events, 'short-of-miniatures', 'zombie', 'missing')).toEqual([['walker', 3]]);
    expect(zombiesAt(game, 'start')).toEqual({ walker: 2, runner: 0, fatty: 0, abomination: 1 });
    expect(tokenAt(game, 'mine')[0]).toBe('active');
  });

  test('none need be left for that (UOA-MINIS-03, UOA-COMPONENTS-01)', () => {
    for (const [kind, miniatures] of [
      ['walker', 40],
      ['runner', 16],
      ['fatty', 16],
    ] as const) {
      const game = yard({ cards: [zombieCard(kind, 4)], zombies: { east: { [kind]: miniatures } } });
      expect(told(spawn(game), 'spawned', 'count')).toEqual([[0]]);
      expect(zombiesAt(game, 'start').abomination).toBe(1);
    }
  });

  test('an Abomination on the board acts once more instead (UOA-MINIS-02, UOA-ABOM-02)', () => {
    const game = yard({
      cards: [zombieCard('fatty', 2)],
      zombies: { east: { fatty: 15, abomination: 1 } },
      survivors: { henry: 'east' },
    });
    const events = spawn(game);
    expect(told(events, 'extra-activation', 'zombie')).toEqual([['abomination']]);
    expect(game.state.wounds.at(0)).toBe(1);
    expect(zombiesAt(game, 'start')).toEqual({ walker: 0, runner: 0, fatty: 1, abomination: 0 });
  });

  test('nothing happens as long as no card asks for more than there are (UOA-MINIS-04)', () => {
    const game = yard({ cards: [zombieCard('walker', 1)], zombies: { east: { walker: 39 } } });
    expect(told(spawn(game), 'short-of-miniatures')).toEqual([]);
  });
});
