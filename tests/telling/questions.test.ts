import { describe, expect, it, vi } from 'vitest';
import { ZOMBIES } from '../../engine/systems/undead-or-alive';
import type { UoaGame } from '../../engine/systems/undead-or-alive/game';
import { observe } from '../../engine/systems/undead-or-alive/hidden/observation';
import { undeadOrAlive } from '../../engine/systems/undead-or-alive/system';
import { type Language, languages } from '../../languages';
import { questionWords, topicWords } from '../../telling/questions';
import { blemish } from '../helpers/blemish';
import { times } from '../helpers/long';
import { decisionsOf, matches } from '../helpers/plays';
import { en } from '../helpers/sentences';
import { fight } from '../helpers/street';
import { begunGame } from '../helpers/table';
import { inEveryLanguage, wordsIn } from '../helpers/telling';

const decisions = undeadOrAlive.agenda.filter(({ asks }) => asks).map(({ name }) => name);

function asked(game: UoaGame, language: Language = 'en'): string | undefined {
  return questionWords(observe(game), wordsIn(language, game));
}

describe('questions', () => {
  it('are there for every decision, and the same without a game', () => {
    expect(decisions.filter((name) => !Object.hasOwn(en, `ask.${name}`))).toEqual([]);
    for (const language of languages) {
      const topics = decisions.map((name) => topicWords(name, wordsIn(language, begunGame().game).say));
      expect(topics.flatMap((topic) => blemish(topic, language) ?? [])).toEqual([]);
    }
  });

  it('ask a survivor what to do', () => {
    const { game } = fight({ survivors: { meg: {} }, actions: 2 });
    expect(asked(game)).toBe('Meg: what next? 2 actions left.');
    expect(asked(game, 'fr')).toBe('Meg\u00a0: que faire\u202f? Encore 2 actions.');
  });

  it('begin like sentences, also where they begin with what they are about', () => {
    const { game } = fight({ survivors: { meg: {} } });
    const seen = observe(game);
    const about = { kind: ZOMBIES.indexOf('fatty'), zone: 0, destination: 1 };
    vi.spyOn(seen, 'decision', 'get').mockReturnValue({ name: 'zombies-route', is: {}, player: 0, about });
    expect(questionWords(seen, wordsIn('en', game))).toMatch(/^A Fatty in z0 is left over/);
  });

  it('say which dice are on the table', () => {
    const fighting = fight({
      survivors: { meg: { cards: { 'hand-1': 'winchester', 'hand-2': 'plenty-of-bullets' } } },
      zombies: { 1: { walker: 1 } },
      dice: [1, 2],
    });
    fighting.choose({ do: 'shoot', at: 'z1' });
    expect(asked(fighting.game)).toBe('Meg: keep the dice? They show 1, 2.');
  });

  it('name the player where there are several', () => {
    const { game } = begunGame({ posse: ['henry', 'meg'], players: 2, start: ['a.NW', 'a.N'] });
    expect(asked(game)).toMatch(/^Player 1\. Henry: /);
  });

  it('are over with the game', () => {
    const { game } = fight({ survivors: { meg: {} } });
    game.state.outcome = 1;
    expect(asked(game)).toBeUndefined();
  });

  it('leave nothing open in any game, in either language', () => {
    const blemishes = new Set<string>();
    const names = new Set<string>();
    for (const match of matches(times(50, 500))) {
      const spoken = inEveryLanguage(match.game.table);
      for (const game of decisionsOf(match)) {
        const seen = observe(game);
        if (seen.decision) names.add(seen.decision.name);
        for (const words of spoken) {
          const question = questionWords(seen, words);
          const found = question === undefined ? undefined : blemish(question, words.language);
          if (found !== undefined) blemishes.add(found);
        }
      }
    }
    expect([...blemishes].slice(0, 10)).toEqual([]);
    expect(names.size).toBeGreaterThan(15);
  });
});
