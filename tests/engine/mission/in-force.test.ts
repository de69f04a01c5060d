import { describe, expect, it } from 'vitest';
import { inForce, missionFor } from '../../../engine';
import { fingerprintOfGoal, fingerprintOfRule, isRuleDoubtful } from '../../../engine/mission/own-words';
import { undeadOrAliveGames } from '../../../engine/systems/undead-or-alive/start';
import { languages } from '../../../languages';
import { sheetContent } from '../../../printing/sheet/content/sheet-content';
import { type Goal, loadDocument, type Mission, type Rule, writeDocument } from '../../../schemas';
import { goalSentences, ruleSentences } from '../../../telling/mission/sentences';
import { emptyMission } from '../../helpers/empty-mission';
import { sampleMission } from '../../helpers/samples';
import { sheetText } from '../../helpers/sheet-text';
import { subjectOf } from '../../helpers/subjects';

const goal = (id: string, off = false): Goal => ({ id, reach: { taken: {} }, ...(off && { off: true }) });
const rule = (id: string, off = false): Rule => ({
  id,
  when: { event: 'set-up' },
  do: [{ effect: 'lose' }],
  ...(off && { off: true }),
});
const saying = (change: Partial<Mission>): Mission => ({ ...emptyMission, ...change });

/** M1 without its first special rule. */
const m1 = sampleMission('m1.boothill.json');
const [first] = m1.rules ?? [];
const withOff: Mission = {
  ...m1,
  rules: (m1.rules ?? []).map((one) => (one === first ? { ...one, off: true } : one)),
};

describe('what is in force of a mission', () => {
  it('is the very same mission where nothing is switched off', () => {
    const mission = saying({ goals: [goal('a')], rules: [rule('b')] });
    expect(inForce(mission)).toBe(mission);
  });

  it('has no goal and no rule that is switched off, in variants, too', () => {
    const variant = {
      id: 'few',
      survivors: [1],
      goals: [goal('e'), goal('f', true)],
      rules: [rule('g', true)],
    };
    const mission = saying({
      goals: [goal('a', true), goal('b')],
      rules: [rule('c'), rule('d', true)],
      variants: [variant],
    });
    expect(inForce(mission)).toEqual(
      saying({
        goals: [goal('b')],
        rules: [rule('c')],
        variants: [{ ...variant, goals: [goal('e')], rules: [] }],
      }),
    );
    expect(missionFor(mission, 1)).toMatchObject({ goals: [goal('b'), goal('e')], rules: [rule('c')] });
    expect(missionFor(mission, 6)).toMatchObject({ goals: [goal('b')], rules: [rule('c')] });
  });

  it('has no goal of which every part is switched off', () => {
    const parts = (off: boolean): Goal => ({ id: 'all', then: [goal('a', true), goal('b', off)] });
    expect(inForce(saying({ goals: [parts(true)] })).goals).toEqual([]);
    expect(inForce(saying({ goals: [parts(false)] })).goals).toEqual([{ id: 'all', inOrder: [goal('b')] }]);
  });
});

describe('what is switched off', () => {
  it('stays in the file', () => {
    expect(loadDocument(writeDocument(withOff), 'mission')).toMatchObject({ ok: true, document: withOff });
  });

  it('is not played', () => {
    const start = (mission: Mission) => undeadOrAliveGames.prepare(mission)({ seed: '1', count: 6 });
    const rulesOf = (mission: Mission) => {
      const started = start(mission);
      return 'game' in started ? started.game.table.mission.rules.map(({ id }) => id) : undefined;
    };
    expect(rulesOf(m1)).toContain(first?.id);
    expect(rulesOf(withOff)).toEqual(rulesOf(m1)?.filter((id) => id !== first?.id));
    const goals = (m1.goals ?? []).map((one): Goal => ({ ...one, off: true }));
    expect(start({ ...m1, goals })).toMatchObject({ problem: { code: 'no-goals' } });
  });

  it.each(languages)('is neither told nor printed in %s', (language) => {
    const [words] = ruleSentences(m1, language);
    const said = ruleSentences(withOff, language);
    const others = ruleSentences(m1, language).slice(1);
    // The second is the first then.
    expect(said).toEqual(others.map((one, index) => ({ ...one, number: index + 1 })));
    const printed = (mission: Mission) => sheetText(sheetContent(subjectOf(mission, language), language));
    expect(printed(m1)).toContain(words?.text);
    expect(printed(withOff)).not.toContain(words?.text);
    const goals = (m1.goals ?? []).map((one): Goal => ({ ...one, off: true }));
    expect(goalSentences({ ...m1, goals }, language)).toEqual([]);
  });

  it('says what it said before: own words for it are in no doubt', () => {
    expect(fingerprintOfRule(rule('a', true))).toBe(fingerprintOfRule(rule('a')));
    expect(fingerprintOfGoal(goal('a', true))).toBe(fingerprintOfGoal(goal('a')));
    const inner = (off: boolean): Goal => ({ id: 'all', anyOrder: [goal('a', off), goal('b')] });
    expect(fingerprintOfGoal(inner(true))).toBe(fingerprintOfGoal(inner(false)));
    const words = { text: { en: 'Beware.' }, of: fingerprintOfRule(rule('a')) };
    expect(isRuleDoubtful({ ...rule('a', true), words })).toBe(false);
  });
});
