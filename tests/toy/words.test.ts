import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stockFace } from '../../engine';
import { languages, sentence } from '../../languages';
import { loadValue } from '../../schemas';
import { missionFile, wayOut } from './toy';

const text = JSON.parse(readFileSync(missionFile, 'utf8')) as object;

it.each([
  [{ goals: [{ id: 'g', reach: { rallied: {} } }] }, '/goals/0/reach/rallied', 'rallied'],
  [{ rules: [{ id: 'r', forbid: { what: 'holy-water' } }] }, '/rules/0/forbid/what', 'holy-water'],
  [{ classLimits: ['Faithful'] }, '/classLimits', 'classLimits'],
  [{ goals: [{ id: 'g', reach: { people: { level: 'red' } } }] }, '/goals/0/reach/people/level', 'level'],
])('the toy has no words of another game: %j', (change, pointer, word) => {
  const loaded = loadValue({ ...text, ...change }, 'mission', { faces: stockFace });
  const problems = loaded.ok ? [] : loaded.problems;
  expect(problems).toMatchObject([
    { code: 'word-not-of-system', severity: 'error', pointer, parameters: { word, system: 'toy' } },
  ]);
  for (const language of languages) {
    expect(sentence(language, 'problem.word-not-of-system', problems[0]?.parameters)).toContain(word);
  }
});

it('and other games have none of the toy', () => {
  const { tokens = [] } = wayOut();
  const loaded = loadValue({ ...text, system: 'undead-or-alive', tokens }, 'mission', { faces: stockFace });
  const foreign = loaded.ok ? [] : loaded.problems.filter(({ code }) => code === 'word-not-of-system');
  expect(foreign.map(({ parameters }) => parameters['word'])).toEqual(['key', 'door', 'escaped', 'rise']);
});
