import { describe, expect, it } from 'vitest';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { determinise } from '../../engine/systems/undead-or-alive/hidden/determinise';
import { observe } from '../../engine/systems/undead-or-alive/hidden/observation';
import { seenText } from '../../telling/seen-text';
import { blemish } from '../helpers/blemish';
import { times } from '../helpers/long';
import { decisionsOf, matches } from '../helpers/plays';
import { fight } from '../helpers/street';
import { begunGame } from '../helpers/table';
import { inEveryLanguage, wordsIn } from '../helpers/telling';

const viewOf = (game: UoaGame) => seenText(observe(game), wordsIn('en', game)).split('\n');

describe('a position in words', () => {
  it('says how everybody is and what they hold', () => {
    const fighting = fight({
      survivors: {
        henry: {
          at: 1,
          adrenaline: 8,
          cards: {
            'hand-1': 'sawed-off',
            'hand-2': 'sawed-off',
            favourite: 'machete',
            'backpack-3': 'water',
          },
        },
      },
      companions: { meg: { at: 1 }, hanna: { at: 3, alone: true } },
      zombies: { 2: { walker: 2, fatty: 1 } },
    });
    fighting.state.wounds.set(0, 0, 1);
    fighting.state.emptied.set(fighting.state.slots.at(0, 1), 0, 1);
    expect(viewOf(fighting.game)).toEqual([
      'Before the first round',
      'Henry’s turn, 3 actions left',
      'Survivors',
      '  Henry (Brawler) in z1: health 2/3, 8 AP (Yellow)',
      '    in hand: Sawed-Off, Sawed-Off (to be reloaded) · Favourite Weapon: Machete · backpack: Water',
      '  Meg (Gunslinger) in z1: companion of Henry',
      '  Hanna (Townsfolk) in z3: lone companion',
      'Board',
      '  Z1: Henry, Meg, red Objective, mobile spawn token',
      '  Z2: 2 Walkers, 1 Fatty',
      '  Z3: Hanna',
      '  Z5: noise (Bang)',
      'Decks',
      expect.stringMatching(/^ {2}Equipment deck: \d+, discards: 0$/),
      '  Zombie deck: 0, discards: 0',
      '  bounty deck: 0',
      'Henry: what next? 3 actions left.',
    ]);
  });

  it('says who has left and who is no more', () => {
    const { game, state } = fight({
      survivors: { henry: { adrenaline: 8, cards: { 'backpack-1': 'water' } }, meg: {} },
    });
    state.fate.set(0, 0, 1);
    state.fate.set(1, 0, 2);
    expect(viewOf(game)).toEqual(
      expect.arrayContaining([
        '  Henry (Brawler): has left the board; 8 AP (Yellow)',
        '    backpack: Water',
        '  Meg (Gunslinger): eliminated; 0 AP (Blue)',
      ]),
    );
  });

  it('is nobody’s turn once the game is over', () => {
    const { game, state } = fight({ survivors: { henry: {} } });
    state.outcome = 1;
    expect(viewOf(game).filter((line) => /turn|what next/.test(line))).toEqual([]);
  });

  it('marks the goals that are reached, and those that players see to', () => {
    const goals = [
      {
        id: 'all',
        anyOrder: [
          { id: 'some', reach: { taken: { count: 2, colour: 'red' } } },
          { id: 'go', reach: { left: { by: 'exit' } } },
        ],
      },
      { id: 'own', text: { en: 'Be kind.' } },
    ] as const;
    const { game, state } = begunGame({
      tiles: ['a 2R', 'b 3R 250'],
      crates: true,
      exit: 'a.NW',
      mission: { goals: structuredClone(goals) as never },
    });
    state.goalReached.set(2, 0, 1);
    const lines = viewOf(game);
    expect(lines.slice(lines.indexOf('Goals') + 1, -1)).toEqual([
      '  [ ] take 2 red Objectives and leave the board by the exit with all survivors',
      '    [x] take 2 red Objectives',
      '    [ ] leave the board by the exit with all survivors',
      '  [?] be kind',
    ]);
  });

  it('leaves nothing open in any game, and shows nothing of what lies face down', () => {
    const blemishes = new Set<string>();
    for (const match of matches(times(20, 300))) {
      const spoken = inEveryLanguage(match.game.table);
      let moves = 0;
      for (const game of decisionsOf(match)) {
        moves += 1;
        if (moves % 7 !== 0) continue;
        for (const words of spoken) {
          const view = seenText(observe(game), words);
          for (const line of view.split('\n')) {
            const found = blemish(line.trim(), words.language);
            if (found !== undefined) blemishes.add(found);
          }
          expect(seenText(observe(determinise(game, `${moves}`)), words)).toBe(view);
        }
      }
    }
    expect([...blemishes].slice(0, 10)).toEqual([]);
  });
});
