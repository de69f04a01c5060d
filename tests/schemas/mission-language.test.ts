import { describe, expect, it } from 'vitest';
import { isMission } from '../../schemas';
import { explained } from '../../scripts/schemas/explained-words';
import { pageWords } from '../../scripts/schemas/language-page';
import { missionWith } from '../../scripts/schemas/language-sentences';
import { languagePage } from '../helpers/language-page';
import { everyName, families } from '../helpers/language-words';

const words = pageWords();
const named = words.map((word) => [`${word.title}: ${word.word}`, word] as const);
const helped = explained.chapters.flatMap(({ title, words }) =>
  Object.entries(words).map(([word, { help }]) => [`${title}: ${word}`, help.join('\n')] as const),
);

describe('schemas/MISSION-LANGUAGE.md', () => {
  it('explains every word of the language, and none that there is not', () => {
    const there = Object.entries(families).flatMap(([chapter, words]) =>
      [...words.keys()].map((word) => `${chapter}: ${word}`),
    );
    expect(named.map(([name]) => name).toSorted()).toEqual(there.toSorted());
  });

  it('mentions every key and every choice', () => {
    const page = languagePage();
    const unmentioned = [...everyName()].filter(
      (name) => !page.includes(`\`${name}\``) && !page.includes(`"${name}"`),
    );
    expect(unmentioned).toEqual([]);
  });

  it('speaks of no key and no choice that there is not', () => {
    const known = new Set([...everyName(), ...Object.values(families).flatMap((words) => [...words.keys()])]);
    const missionKeys = [
      ...['areas', 'goals', 'rules', 'aside', 'kinds', 'variants', 'counters', 'groups', 'grades', 'decks'],
      'validate',
    ];
    const cards = ['dynamite', 'holy-water', 'any', 'weapon', 'discards'];
    const tokens = ['waiting', 'asleep'];
    const tags = ['church', 'mine', 'saloon', 'cemetery'];
    const spoken = [...languagePage().matchAll(/`([A-Za-z-]+)`/g)].map(([, word = '']) => word);
    expect(
      spoken.filter(
        (word) => !known.has(word) && ![...missionKeys, ...cards, ...tags, ...tokens, 'true'].includes(word),
      ),
    ).toEqual([]);
  });

  it.each(named)('%s has an example of no more than two lines that is valid', (_name, word) => {
    expect(word.example.split('\n').length).toBeLessThanOrEqual(2);
    expect([isMission(missionWith(word)), isMission.errors]).toEqual([true, null]);
  });

  it.each(named)('%s is used in its example', (_name, { word, example }) => {
    const isNumber = word === 'A number';
    expect(isNumber ? example : example.match(/"[^"]*"/g)?.map((text) => text.slice(1, -1))).toEqual(
      isNumber ? expect.stringMatching(/: \d/) : expect.arrayContaining([word]),
    );
  });

  it.each(helped)('%s is explained in one to three sentences', (_name, help) => {
    const sentences = help.replaceAll(/\([^)]*\)/g, '').match(/[.](?=\s|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(1);
    expect(sentences.length).toBeLessThanOrEqual(3);
  });
});
