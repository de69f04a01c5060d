import { describe, expect, it } from 'vitest';
import { compileBoard, facesWith, legalActions, playOut, step, systemOf } from '../../engine';
import { eventTraits } from '../../engine/systems/toy/events';
import { ToySeen } from '../../engine/systems/toy/seen';
import { languages, sentences } from '../../languages';
import { sheetContent } from '../../printing/sheet/content/sheet-content';
import { endingOf } from '../../telling/ending';
import { logLines } from '../../telling/log';
import { goalSentences, ruleSentences } from '../../telling/mission/sentences';
import { optionWords } from '../../telling/options';
import { whyNotWords } from '../../telling/reasons';
import { seenText } from '../../telling/seen-text';
import { wordsFor } from '../../telling/systems';
import { begun, general, played, randomBot, WINNING, wayOut } from './toy';

describe('what is said of the toy', () => {
  it('is a mission in both languages, with the words of its own', () => {
    const [goal] = goalSentences(wayOut(), 'en');
    expect(goal?.text).toBe('Get out with the key.');
    expect(goalSentences(wayOut(), 'fr')[0]?.text).toBe('Sortir avec la clé.');
    expect(ruleSentences(wayOut(), 'en')[0]?.text).toBe(
      'Once, at the beginning of a round, if round 4 has begun, the zombie rises in the cellar.',
    );
  });

  it('is a log in both languages', () => {
    const { game, events } = played(begun(), ...WINNING);
    expect(logLines(events, wordsFor(game.table, 'en'))).toEqual([
      '  Ada takes the key.',
      '  Ada opens the door.',
      '  The zombie comes to the Hall of the House.',
      'Round 2',
      '  Ada goes to the cellar.',
      'Won',
    ]);
    expect(logLines(events, wordsFor(game.table, 'fr'))).toContain('  Ada prend la clé.');
  });

  it('is a position, options and why there are no others, and how it ended', () => {
    const game = begun();
    const [seen, words] = [new ToySeen(game), wordsFor(game.table, 'en')];
    expect(seenText(seen, words)).toContain('Hall of the House: Ada and the key');
    expect(legalActions(game).map((action) => optionWords(action, words, seen))).toEqual([
      'take the key',
      'end the turn',
    ]);
    const why = general.advise.whyNot(seen, { do: 'open' });
    expect(why && whyNotWords(why, words)).toBe('That takes the key.');
    const { game: won, events } = played(game, ...WINNING);
    const end = new ToySeen(won);
    if (!end.outcome) throw new Error('She is out');
    const summary = systemOf('toy').advise.summary(events, end);
    const ending = endingOf({ outcome: end.outcome, seen: end, events, summary }, words);
    expect(ending.why).toBe('Ada is out.');
    expect(ending.summary[0]?.lines[0]?.words).toBe('reached: get out with the key');
  });

  it('is a sheet, with what the game adds', () => {
    const mission = wayOut();
    const faces = facesWith(mission.faces);
    const { board } = compileBoard(mission.placements, faces);
    const sheet = (language: 'en' | 'fr') => {
      const { sections } = sheetContent({ mission, faces, board, language }, language);
      return JSON.stringify(sections);
    };
    expect(sheet('en')).toContain('The key lies in the ');
    expect(sheet('en')).toContain('The game is lost when Ada has been bitten 2 times.');
    expect(sheet('fr')).toContain('Sortir avec la clé.');
  });

  it('is never a key that nobody has a sentence for, whatever happens', () => {
    const happened = new Set<string>();
    for (const language of languages) {
      const keys = new Set<string>(Object.keys(sentences[language]));
      for (let seed = 0; seed < 30; seed++) {
        const game = begun(wayOut(), { seed: `said ${seed}` });
        const seen = new ToySeen(game);
        const words = wordsFor(game.table, language);
        const said: string[] = [];
        game.events = [];
        playOut(seen, randomBot(), `said ${seed}`, (option) => {
          said.push(
            seenText(seen, words),
            ...legalActions(game).map((each) => optionWords(each, words, seen)),
          );
          step(game, option);
        });
        said.push(...logLines(game.events, words));
        for (const { type } of game.events) happened.add(type);
        expect(said.filter((line) => keys.has(line.trim()) || /toy\.|\{/.test(line))).toEqual([]);
      }
    }
    const unbent = Object.keys(eventTraits).filter((type) => type !== 'bent');
    expect([...happened].toSorted()).toEqual(unbent.toSorted());
  });
});
