import { describe, expect, it } from 'vitest';
import { zombieCards } from '../../engine/systems/undead-or-alive/content';
import { zombieCardLine } from '../../telling/systems/undead-or-alive';
import { fight } from '../helpers/street';
import { inEveryLanguage, wordsIn } from '../helpers/telling';

const { game } = fight({ survivors: { henry: {} } });
const cardNumbered = (number: number) => {
  const card = zombieCards.find(({ id }) => id === number);
  if (!card) throw new Error(`There is no card ${number}`);
  return card;
};

describe('a card of the zombie deck', () => {
  it('says how many come at each level, or who acts once more', () => {
    const said = [1, 31, 34].map((number) => zombieCardLine(cardNumbered(number), wordsIn('en', game)));
    expect(said).toEqual([
      'Card 1: Walkers (Blue 2, Yellow 4, Orange 6, Red 8)',
      'Card 31: Abomination (Blue 0, Yellow 1, Orange 1, Red 1)',
      'Card 34: extra activation of Walkers, nothing at Blue',
    ]);
  });

  it('has words in every language', () => {
    for (const words of inEveryLanguage(game.table)) {
      for (const card of zombieCards) {
        expect(zombieCardLine(card, words)).not.toMatch(/[{}]|zombie-card\.|undefined/);
      }
    }
  });
});
