import { describe, expect, it } from 'vitest';
import { bend, canBend } from '../../engine';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { bendWords } from '../../telling/bends';
import { logLines } from '../../telling/log';
import { refusalWords } from '../../telling/reasons';
import { blemish } from '../helpers/blemish';
import { Drifter, sampleMission, started } from '../helpers/games';
import { times } from '../helpers/long';
import { Luck } from '../helpers/luck';
import { randomBend } from '../helpers/random-bends';
import { inEveryLanguage, wordsIn } from '../helpers/telling';

/** A game of M0 at somebody's next action. */
function inTurn(): UoaGame {
  const game = started(sampleMission('m0.boothill'), { seed: 'bends', people: ['henry', 'meg'] });
  const drifter = new Drifter('bends');
  while (game.state.active < 0) drifter.move(game);
  return game;
}

describe('what was changed by hand', () => {
  it('is told, or why it was not, with nothing left open in any language', () => {
    const luck = new Luck('telling bends');
    const blemishes = new Set<string>();
    const codes = new Set<string>();
    let game = inTurn();
    for (let number = 0; number < times(400, 10_000); number++) {
      if (!canBend(game)) game = inTurn();
      const done = bend(game, randomBend(game, luck));
      if ('refused' in done) codes.add(done.refused.code);
      for (const words of inEveryLanguage(game.table)) {
        const lines = 'refused' in done ? [refusalWords(done.refused, words)] : logLines(done.events, words);
        for (const line of lines) {
          const found = blemish(line, words.language);
          if (found !== undefined) blemishes.add(found);
        }
      }
      if ('game' in done && canBend(done.game) && luck.oneIn(3)) game = done.game;
    }
    expect([...blemishes]).toEqual([]);
    expect(codes.size).toBeGreaterThan(4);
  });

  it('reads the same in a log and in a list of moments', () => {
    const game = inTurn();
    const what = { bend: 'card', survivor: 'meg', card: 'winchester', slot: 'backpack-1' };
    const done = bend(game, what);
    if ('refused' in done) throw new Error(done.refused.code);
    const words = wordsIn('en', game);
    expect(bendWords(what, words)).toBe('What if: Meg has the Winchester in the backpack.');
    expect(logLines(done.events, words)[0]).toBe(`  ${bendWords(what, words)}`);
  });

  it('is refused by the names that players know', () => {
    const game = inTurn();
    const done = bend(game, { bend: 'card', survivor: 'meg', card: 'water', slot: 'favourite' });
    if (!('refused' in done)) throw new Error('It is not refused');
    expect(refusalWords(done.refused, wordsIn('en', game))).toBe(
      'Meg cannot have this card there, it is no favourite weapon: Water.',
    );
  });
});
