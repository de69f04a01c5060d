import { describe, expect, it } from 'vitest';
import { isMission, type Mission } from '../../schemas';
import { circumstance } from '../../telling/mission/conditions';
import { MissionContext } from '../../telling/mission/context';
import { effectWords } from '../../telling/mission/effects';
import { eventWords } from '../../telling/mission/events';
import { goalWords } from '../../telling/mission/goals';
import { fullSentence } from '../../telling/mission/grammar';
import { ruleSentence } from '../../telling/mission/rules';
import { type Entry, languagePage, pageEntries, writeSentences } from '../helpers/language-page';
import { everyName, families } from '../helpers/language-words';
import { wordsMission } from '../telling/mission/words-mission';

/** How an example is part of a mission, and the sentence that stands below it. */
interface Use {
  readonly within: (example: unknown) => object;
  readonly words?: (mission: Mission, context: MissionContext) => string | undefined;
}

const asRule: Use = {
  within: (example) => ({ rules: [example] }),
  words: ({ rules }, context) => rules?.map((rule) => ruleSentence(rule, context).text)[0],
};

const asCondition: Use = {
  within: (example) => ({ goals: [{ id: 'g', reach: example }] }),
  words: ({ goals: [goal] = [] }, context) =>
    goal && 'reach' in goal ? fullSentence(circumstance(goal.reach, 'nothing', context), context) : undefined,
};

const asEvent: Use = {
  within: (example) => ({ rules: [{ id: 'r', when: example, do: [{ effect: 'lose' }] }] }),
  words: ({ rules: [rule] = [] }, context) =>
    rule && 'when' in rule
      ? `${fullSentence(eventWords(rule.when, 'whenever', context), context)}..`
      : undefined,
};

const asEffect: Use = {
  within: (example) => ({ rules: [{ id: 'r', when: { event: 'end-phase' }, do: [example] }] }),
  words: ({ rules: [rule] = [] }, context) =>
    rule && 'do' in rule ? fullSentence(effectWords(rule.do, context), context) : undefined,
};

const asGoal: Use = {
  within: (example) => ({ goals: [example] }),
  words: ({ goals: [goal] = [] }, context) => goal && goalSentenceOf(goal, context),
};

/** Every chapter says what its examples are. */
const uses: Readonly<Record<string, Use>> = {
  Areas: { within: (example) => ({ areas: [example] }) },
  'Areas that every mission has': asCondition,
  Goals: asGoal,
  Conditions: asCondition,
  'Which ones': asCondition,
  'How many: counts': asCondition,
  'How many: amounts': asEffect,
  Rules: asRule,
  Events: asEvent,
  'What a card is used on': asEvent,
  Effects: asEffect,
  Actions: asRule,
  Restrictions: { ...asRule, within: (example) => ({ rules: [{ id: 'r', forbid: example }] }) },
  Prices: asRule,
  Carrying: { ...asRule, within: (example) => ({ rules: [{ id: 'r', carry: example }] }) },
  'Companions beside the board': { within: (example) => ({ aside: [example] }) },
  Variants: { within: (example) => ({ variants: [example] }) },
  'Own words': asRule,
};

/** A goal that ends in a full stop already is in its author's own words. */
function goalSentenceOf(goal: NonNullable<Mission['goals']>[number], context: MissionContext): string {
  const words = goalWords(goal, context);
  return words.endsWith('.') ? words : fullSentence(words, context);
}

const entries = pageEntries();
const named = entries.map((entry) => [`${entry.chapter}: ${entry.word}`, entry] as const);

function missionOf({ chapter, example }: Entry): unknown {
  return { ...wordsMission, ...uses[chapter]?.within(JSON.parse(example)) };
}

function sentenceOf(entry: Entry): string {
  const mission = missionOf(entry);
  if (!isMission(mission)) throw new Error(`This is no example: ${entry.example}`);
  return uses[entry.chapter]?.words?.(mission, new MissionContext(mission, 'en')) ?? '';
}

if (process.env['GOLDEN'] === 'write') writeSentences(entries.map(sentenceOf));

describe('schemas/MISSION-LANGUAGE.md', () => {
  it('explains every word of the language, and none that there is not', () => {
    const explained = entries.map(({ chapter, word }) => `${chapter}: ${word}`);
    const there = Object.entries(families).flatMap(([chapter, words]) =>
      [...words.keys()].map((word) => `${chapter}: ${word}`),
    );
    expect(explained.toSorted()).toEqual(there.toSorted());
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
    const missionKeys = ['areas', 'goals', 'rules', 'aside', 'variants', 'validate'];
    const cards = ['dynamite', 'holy-water'];
    const spoken = [...languagePage().matchAll(/`([A-Za-z-]+)`/g)].map(([, word = '']) => word);
    expect(spoken.filter((word) => !known.has(word) && ![...missionKeys, ...cards].includes(word))).toEqual(
      [],
    );
  });

  it.each(named)('%s has an example of no more than two lines that is valid', (_name, entry) => {
    expect(entry.example.split('\n').length).toBeLessThanOrEqual(2);
    expect([isMission(missionOf(entry)), isMission.errors]).toEqual([true, null]);
  });

  it.each(named)('%s is used in its example', (_name, { chapter, word, example }) => {
    const isNumber = word === 'A number';
    expect(isNumber ? example : example.match(/"[^"]*"/g)?.map((text) => text.slice(1, -1))).toEqual(
      isNumber ? expect.stringMatching(/: \d/) : expect.arrayContaining([word]),
    );
    expect(Object.keys(uses)).toContain(chapter);
  });

  it.each(named)(
    '%s has the sentence that Boothill makes of it (GOLDEN=write writes it anew)',
    (_name, entry) => {
      expect(entry.sentence ?? '').toBe(sentenceOf(entry));
    },
  );

  it.each(named)('%s is explained in one to three sentences', (_name, { text }) => {
    const sentences = text.replaceAll(/\([^)]*\)/g, '').match(/[.](?=\s|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(1);
    expect(sentences.length).toBeLessThanOrEqual(3);
  });
});
