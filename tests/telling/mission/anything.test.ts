import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../languages';
import { isMission, type Mission } from '../../../schemas';
import { type GoalSentence, goalWords } from '../../../telling/mission/goals';
import { goalSentences, ruleSentences } from '../../../telling/mission/sentences';
import { UoaMission } from '../../../telling/systems/undead-or-alive/mission/mission';
import { blemish } from '../../helpers/blemish';
import { anythingOf } from '../../helpers/from-schema';
import { times } from '../../helpers/long';
import { wordsMission } from '../../helpers/words-mission';

/** Names of everything in the mission, areas that every mission has, cards, and one that nobody knows. */
const names = [
  ...['mine', 'cab', 'track', 'aboard', 'exit', 'start', 'first-spawn-zone'],
  ...['wagon', 'g1', 'o1', 'o4', 'coal', 'fuse', 'north', 'kids', 'sharpshooter', 'hidden', 'a', 'car'],
  ...['holy-water', 'dynamite', 'ring', 'reward', 'bell', 'nobody-knows'],
];

const missions = (key: 'goals' | 'rules', definition: 'Goal' | 'Rule') =>
  fc
    .array(anythingOf(definition, names), { minLength: 1, maxLength: 1 })
    .map((list) => ({ ...wordsMission, [key]: list }));

const everyText = (goals: readonly GoalSentence[]): string[] =>
  goals.flatMap(({ text, parts }) => [text, ...everyText(parts)]);

/** Every sentence has its end, and every name its place. */
function faults(sentences: readonly string[], language: (typeof languages)[number]): string[] {
  return sentences.flatMap((sentence) => {
    const isWhole =
      /[.:]$/.test(sentence) && !/\.\.|[a-z]\. [a-z]/.test(sentence) && !/^[a-zàéêîôû]/.test(sentence);
    return isWhole ? (blemish(sentence, language) ?? []) : [`no sentence: ${sentence}`];
  });
}

const runs = { numRuns: times(300, 5000) };

describe('anything that a mission can say', () => {
  it('is valid where it comes from the schema', () => {
    fc.assert(
      fc.property(
        missions('rules', 'Rule'),
        missions('goals', 'Goal'),
        (one, other) => isMission(one) && isMission(other),
      ),
      runs,
    );
  });

  it.each(languages)('is a sentence, if it is a rule (%s)', (language) => {
    fc.assert(
      fc.property(missions('rules', 'Rule'), (mission: Mission) => {
        expect(
          faults(
            ruleSentences(mission, language).map(({ text }) => text),
            language,
          ),
        ).toEqual([]);
      }),
      runs,
    );
  });

  it.each(languages)('is a sentence, if it is a goal, and a clause of another (%s)', (language) => {
    fc.assert(
      fc.property(missions('goals', 'Goal'), (mission: Mission) => {
        expect(faults(everyText(goalSentences(mission, language)), language)).toEqual([]);
        const context = new UoaMission(mission, language);
        const clauses = (mission.goals ?? []).map((goal) => goalWords(goal, context));
        expect(clauses.flatMap((clause) => blemish(clause, language) ?? [])).toEqual([]);
      }),
      runs,
    );
  });
});
