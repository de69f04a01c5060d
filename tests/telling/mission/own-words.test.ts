import { describe, expect, it } from 'vitest';
import { ownWordsProblems } from '../../../engine';
import { fingerprintOfGoal, fingerprintOfRule } from '../../../engine/mission/own-words';
import type { Goal, Rule } from '../../../schemas';
import { goalSentences, ruleSentences } from '../../../telling/mission/sentences';
import { goalSheet } from '../../../telling/mission/sheet';
import { wordsMission } from '../../helpers/words-mission';

const rule: Rule = {
  id: 'crate',
  when: { event: 'objective-taken', colour: 'red' },
  do: [{ effect: 'adrenaline', amount: 5 }],
};
const goal: Goal = { id: 'all', inOrder: [{ id: 'take', reach: { taken: { colour: 'red', count: 2 } } }] };
const text = { en: 'Five points a crate!', fr: 'Cinq points la caisse !' };

describe('the fingerprint of a rule or a goal', () => {
  it('does not depend on the order in which its keys are written', () => {
    expect(
      fingerprintOfRule({ do: rule.do, when: { colour: 'red', event: 'objective-taken' }, id: 'crate' }),
    ).toBe(fingerprintOfRule(rule));
  });

  it('stays the same under another name, other printed rules and other words', () => {
    const other: Rule = { ...rule, id: 'box', basis: ['UOA-MISSION-GEN-04'], words: { text } };
    expect(fingerprintOfRule(other)).toBe(fingerprintOfRule(rule));
  });

  it('stays the same when goals within a goal have other names and words', () => {
    const parts: Goal[] = [{ id: 'grab', words: { text }, reach: { taken: { count: 2, colour: 'red' } } }];
    expect(fingerprintOfGoal({ id: 'all', inOrder: parts })).toBe(fingerprintOfGoal(goal));
  });

  it('is another for anything that plays otherwise', () => {
    const one: Goal = { id: 'take', reach: { taken: { colour: 'red', count: 2 } } };
    const rules: Rule[] = [
      rule,
      { ...rule, do: [{ effect: 'adrenaline', amount: 4 }] },
      { ...rule, once: true },
    ];
    const goals: Goal[] = [
      goal,
      one,
      { id: 'all', anyOrder: [one] },
      { id: 'all', inOrder: [{ id: 'take', reach: { taken: { colour: 'red', count: 3 } } }] },
    ];
    expect(new Set(rules.map(fingerprintOfRule)).size).toBe(rules.length);
    expect(new Set(goals.map(fingerprintOfGoal)).size).toBe(goals.length);
  });
});

describe('own words', () => {
  const fresh = { text, of: fingerprintOfRule(rule) };
  const stale = { text, of: 'something-else' };

  it('stand in place of the sentence, and say whose they are', () => {
    const rules: Rule[] = [{ ...rule, words: { text } }, rule];
    expect(ruleSentences({ ...wordsMission, rules }, 'en')).toEqual([
      { id: 'crate', number: 1, text: text.en, own: true, doubtful: false, isWordsOnly: false },
      {
        id: 'crate',
        number: 1,
        text: 'Whenever a survivor takes a red Objective, the survivor gets 5 adrenaline points.',
        own: false,
        doubtful: false,
        isWordsOnly: false,
      },
    ]);
  });

  it('stand for all of a goal, whatever it is made of', () => {
    const [sentence] = goalSentences({ ...wordsMission, goals: [{ ...goal, words: { text } }] }, 'fr');
    expect(sentence).toEqual({
      id: 'all',
      text: text.fr,
      parts: [],
      own: true,
      doubtful: false,
      isWordsOnly: false,
    });
  });

  it('are in doubt when they were written for something else', () => {
    const rules: Rule[] = [
      { ...rule, words: fresh },
      { ...rule, words: stale },
      { ...rule, words: { text } },
    ];
    expect(ruleSentences({ ...wordsMission, rules }, 'en').map(({ doubtful }) => doubtful)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('are in doubt on paper as well', () => {
    const goals = [{ ...goal, words: stale }];
    expect(goalSheet({ ...wordsMission, goals }, 'en')).toEqual([
      '• Five points a crate! (These words are older than what they describe.)',
    ]);
  });

  it('in doubt are a warning, wherever they stand, with the fingerprint that they should have', () => {
    const inner: Goal = { id: 'take', words: stale, reach: { taken: {} } };
    const mission = {
      ...wordsMission,
      goals: [{ id: 'g', then: [{ id: 'h', anyOrder: [inner] }, goal] } satisfies Goal],
      rules: [{ ...rule, words: fresh }],
      variants: [
        { id: 'few', survivors: [1], rules: [{ ...rule, words: stale }], goals: [{ ...goal, words: stale }] },
      ],
    };
    expect(ownWordsProblems(mission).map(({ pointer, parameters }) => [pointer, parameters])).toEqual([
      ['/goals/0/then/0/anyOrder/0/words/of', { id: 'take', fingerprint: fingerprintOfGoal(inner) }],
      ['/variants/0/goals/0/words/of', { id: 'all', fingerprint: fingerprintOfGoal(goal) }],
      ['/variants/0/rules/0/words/of', { id: 'crate', fingerprint: fingerprintOfRule(rule) }],
    ]);
  });

  it.each(['then', 'inOrder', 'anyOrder'])(
    'of a rule are looked at whatever else is written under %s',
    (key) => {
      const foreign: Rule = { ...rule, words: fresh, ...{ [key]: 1 } };
      expect(ownWordsProblems({ ...wordsMission, rules: [foreign] })).toHaveLength(1);
    },
  );
});
