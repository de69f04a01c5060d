import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../languages';
import type { Mission, Rule } from '../../../schemas';
import { goalSentences, ruleSentences } from '../../../telling/mission/sentences';
import { ruleSheet } from '../../../telling/mission/sheet';
import { missionIn } from '../../../telling/systems';
import { emptyMission } from '../../helpers/empty-mission';

const lose = [{ effect: 'lose' as const }];
const rule = (id: string): Rule => ({ id, when: { event: 'round-begins' }, do: lose });
const goal = (id: string) => ({ id: `after-${id}`, reach: { done: id } });

/** What is said of a goal for which a rule has to have been applied. */
function asked(id: string, mission: Partial<Mission>, language: Language = 'en') {
  const [told] = goalSentences({ ...emptyMission, ...mission, goals: [goal(id)] }, language);
  return told?.text;
}

describe('a rule that is no action goes by its number', () => {
  const rules = [rule('first'), rule('inner-name')];

  it.each(languages)('and never by its id, in %s', (language) => {
    expect(asked('inner-name', { rules }, language)).toMatch(/ 2 /);
    expect(asked('inner-name', { rules }, language)).not.toContain('inner-name');
  });

  it('which is the one that it has on the sheet', () => {
    expect(ruleSheet({ ...emptyMission, rules }, 'en')[1]).toMatch(/^2\. /);
    expect(ruleSentences({ ...emptyMission, rules }, 'en').map(({ number }) => number)).toEqual([1, 2]);
  });

  it('as what is switched off has none, and those of variants come after the others', () => {
    const [first, second] = rules;
    const mission = {
      rules: [{ ...first, off: true }, second] as Rule[],
      variants: [{ id: 'few', survivors: [2], rules: [rule('late')] }],
    };
    expect(asked('inner-name', mission)).toBe('Reach this: special rule 1 has been applied.');
    expect(asked('late', mission)).toBe('Reach this: special rule 2 has been applied.');
    const context = missionIn('en', { ...emptyMission, ...mission });
    expect(context.telling.circumstance({ done: 'first' }, 'nothing', context)).toBe(
      'a special rule that is switched off has been applied',
    );
  });

  it('where it is forbidden, too', () => {
    const forbid: Rule = { id: 'no', forbid: { what: 'do', rule: 'first' } };
    const [, , told] = ruleSentences({ ...emptyMission, rules: [...rules, forbid] }, 'en');
    expect(told?.text).toBe('Survivors cannot do what special rule 1 says.');
  });
});
