import { describe, expect, it } from 'vitest';
import { observe } from '../../engine/systems/undead-or-alive/hidden/observation';
import { attackOdds } from '../../engine/systems/undead-or-alive/insight/attack-odds';
import { chanceWords, oddsLines } from '../../telling/systems/undead-or-alive/odds';
import { type Fight, fight } from '../helpers/street';
import { wordsIn } from '../helpers/telling';

function lines(
  given: Fight,
  action: Parameters<typeof attackOdds>[1],
  language: 'en' | 'fr' = 'en',
): string[] {
  const { game } = fight(given);
  const odds = attackOdds(observe(game), action);
  return odds ? oddsLines(odds, wordsIn(language, game)) : [];
}

const shot: Fight = {
  survivors: { jimmy: { cards: { 'hand-1': 'sawed-off' } }, carl: { at: 1 } },
  zombies: { 1: { walker: 2, fatty: 1 } },
};

describe('the odds of an attack in words', () => {
  it('say how it is rolled, who falls, who is at risk, what is heard and what is empty', () => {
    expect(lines(shot, { do: 'shoot', weapon: 'sawed-off#1', at: 'z1' })).toEqual([
      'Range 1: 2 dice, a hit on 3 or more, 1 damage',
      'Nobody there would fall: hits go first to 1 Fatty (2 damage needed)',
      'In this order: 1 Fatty (not killed) and 2 Walkers',
      'Carl may be hit: somebody is wounded: 56%, eliminated: 0%',
      'Bang in z0',
      'To be reloaded afterwards: Sawed-Off',
    ]);
  });

  const shotTwice: Fight = {
    survivors: {
      jimmy: { cards: { 'hand-1': 'sawed-off', 'hand-2': 'plenty-of-shells' } },
      carl: { at: 1 },
    },
    zombies: { 1: { walker: 2 } },
  };

  it('say what rolling again is good for, and what it does to friends', () => {
    const told = lines(shotTwice, { do: 'shoot', weapon: 'sawed-off#1', at: 'z1' });
    expect(told).toContain('Killed on average: 1.3; at least one: 89%');
    expect(told).toContain(
      'Rolled again where that helps (Plenty Of Shells): killed on average: 1.6; at least one: 94%',
    );
    expect(told).toContain('Rolled again like that, somebody is wounded: 31%, eliminated: 0%');
  });

  it('do not count on dice that nobody falls by', () => {
    const told = lines(
      { ...shotTwice, zombies: { 1: { fatty: 2 } } },
      { do: 'shoot', weapon: 'sawed-off#1', at: 'z1' },
    );
    expect(told).toContain('The dice can be rolled again: Plenty Of Shells');
  });

  it('say what it takes where all of them stand it', () => {
    const told = lines(
      { ...shot, zombies: { 1: { fatty: 2 } } },
      { do: 'shoot', weapon: 'sawed-off#1', at: 'z1' },
    );
    expect(told).toContain('Nobody there would fall: 2 Fatties (2 damage needed)');
  });

  it('are there in French', () => {
    const given = [shot, shotTwice];
    for (const line of given.flatMap((each) =>
      lines(each, { do: 'shoot', weapon: 'sawed-off#1', at: 'z1' }, 'fr'),
    )) {
      expect(line).not.toMatch(/[{}]|odds\./);
    }
  });

  it('never call a small chance nothing, or a large one sure', () => {
    const words = wordsIn('en', fight(shot).game);
    const chances = [0, 0.0002, 0.004, 0.42, 0.996, 0.9998, 1 - 1e-15, 1];
    expect(chances.map((chance) => chanceWords(chance, words))).toEqual([
      '0%',
      '0.1%',
      '0.4%',
      '42%',
      '99.6%',
      '99.9%',
      '100%',
      '100%',
    ]);
  });
});
