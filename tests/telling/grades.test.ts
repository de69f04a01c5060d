import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameSummary } from '../../engine/systems/undead-or-alive/insight/summary';
import { languages } from '../../languages';
import { lineTo } from '../../renderer/game/moment';
import { isMission, type Mission } from '../../schemas';
import { languageReferences } from '../../schemas/references/language';
import { ruleSentences } from '../../telling/mission/sentences';
import { UoaWords } from '../../telling/systems/undead-or-alive';
import { summaryLines } from '../../telling/systems/undead-or-alive/summary';
import { gameOn, momentOf, observed, Player } from '../helpers/played';

const graded = JSON.parse(readFileSync('tests/data/graded.boothill.json', 'utf8')) as Mission;

function gradesAfter(mission: Mission) {
  const game = gameOn(mission, { seed: 'grades', count: 2 });
  new Player('grades').playUntil(game, () => false);
  const seen = observed(momentOf(game).seen);
  const events = lineTo(momentOf(game)).flatMap((one) => one.events);
  const summary = gameSummary(events, seen);
  const lines = languages.map((language) => summaryLines(summary, new UoaWords(seen.table, language)).grades);
  return { summary: summary.grades, lines };
}

describe('how well a mission was done', () => {
  it('is printed with the rules, by the names that the author gave', () => {
    expect(isMission(graded)).toBe(true);
    const text = (language: (typeof languages)[number]) =>
      ruleSentences(graded, language).map((rule) => rule.text);
    expect(text('en')).toEqual([
      'Whenever a survivor takes an Objective of the group ‘Stolen goods’, the counter ‘Booty’ goes up by 5.',
      'In every End Phase, if round 2 has begun, the game is lost.',
      'At the end of the game, the counter ‘Booty’ says how well it was done: ‘Greenhorn’ from 0 on and ‘Deputy’ from 5 on.',
    ]);
    expect(text('fr').at(-1)).toMatch(/«\u00a0Butin\u00a0» .*«\u00a0Adjoint\u00a0»/);
  });

  it('is said at the end, by the highest grade that was earned', () => {
    expect(gradesAfter(graded).lines).toEqual([
      ['The counter ‘Booty’ stands at 5: ‘Deputy’'],
      ['Le compteur «\u00a0Butin\u00a0» indique 5\u00a0: «\u00a0Adjoint\u00a0»'],
    ]);
    const poor: Mission = { ...graded, groups: [], rules: (graded.rules ?? []).slice(1) };
    expect(gradesAfter(poor).summary).toEqual([
      { counter: 'points', points: 0, grade: { en: 'Greenhorn', fr: 'Pied-tendre' } },
    ]);
  });

  it('is no grade where too little was earned', () => {
    const strict: Mission = {
      ...graded,
      grades: (graded.grades ?? []).map((grade) => ({ ...grade, from: 50 })),
    };
    expect(gradesAfter(strict).lines[0]).toEqual(['The counter ‘Booty’ stands at 0, which earns no grade']);
  });

  it('speaks of no counter that nothing counts', () => {
    const wrong: Mission = {
      ...graded,
      grades: [{ counter: 'honour', from: 1, name: { en: 'Hero' } }],
    };
    expect(languageReferences(wrong).map(({ code, pointer }) => [code, pointer])).toEqual([
      ['unknown-counter', '/grades/0/counter'],
    ]);
  });
});
