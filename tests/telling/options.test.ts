import { describe, expect, it } from 'vitest';
import { legalActions, legalDiscards } from '../../engine';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { observe } from '../../engine/systems/undead-or-alive/hidden/observation';
import { optionWords } from '../../telling/options';
import { blemish } from '../helpers/blemish';
import { times } from '../helpers/long';
import { decisionsOf, matches } from '../helpers/plays';
import { fight } from '../helpers/street';
import { begunGame } from '../helpers/table';
import { inEveryLanguage, wordsIn } from '../helpers/telling';

function optionsOf(game: UoaGame, language: 'en' | 'fr' = 'en'): string[] {
  const words = wordsIn(language, game);
  return legalActions(game).map((action) => optionWords(action, words, observe(game)));
}

describe('options', () => {
  it('say what a survivor can do', () => {
    const { game } = fight({
      survivors: { meg: { at: 1, cards: { 'hand-1': 'old-timer', 'backpack-1': 'dynamite' } } },
      zombies: { 1: { walker: 1 } },
    });
    expect(optionsOf(game)).toEqual(
      expect.arrayContaining([
        'Move to z0 for 2 actions',
        'Fire the Old Timer at z2',
        'Fan the Old Timer at z0',
        'Throw the Dynamite at z2',
        'Take the red Objective',
        'Make noise',
        'End the turn',
      ]),
    );
    expect(optionsOf(game, 'fr')).toEqual(
      expect.arrayContaining([
        'Aller dans z0 pour 2 actions',
        'Tirer avec la Vieille pétoire dans z2',
        'Volée de Plomb avec la Vieille pétoire dans z0',
        'Prendre le pion Objectif rouge',
        'Finir le tour',
      ]),
    );
  });

  it('tell two weapons from one', () => {
    const { game } = fight({
      survivors: { meg: { cards: { 'hand-1': 'knife', 'hand-2': 'knife' } } },
      zombies: { 0: { walker: 1 } },
    });
    expect(optionsOf(game)).toEqual(
      expect.arrayContaining(['Strike with the Knife', 'Strike with the Knife ×2']),
    );
  });

  it('say what one can start with', () => {
    const { game } = begunGame({ start: ['a.NW', 'a.A'], posse: ['thomas'] });
    expect(optionsOf(game)).toContain('Start with the Pan');
    expect(optionsOf(game, 'fr')).toContain('Commencer avec la Poêle');
  });

  it('leave nothing open in any game, in either language', () => {
    const blemishes = new Set<string>();
    const words = new Set<string>();
    for (const match of matches(times(20, 300))) {
      const spoken = inEveryLanguage(match.game.table);
      for (const game of decisionsOf(match, 100)) {
        for (const action of [...legalActions(game), ...legalDiscards(game)]) {
          words.add(action.do);
          for (const each of spoken) {
            const found = blemish(optionWords(action, each, observe(game)), each.language);
            if (found !== undefined) blemishes.add(found);
          }
        }
      }
    }
    expect([...blemishes].slice(0, 10)).toEqual([]);
    expect(words.size).toBeGreaterThan(25);
  });
});
