import { describe, expect, it } from 'vitest';
import type { RuleEvent } from '../../../schemas';
import { ruleSentences } from '../../../telling/mission/sentences';
import { ruleSheet } from '../../../telling/mission/sheet';
import { emptyMission } from '../../helpers/empty-mission';
import { sampleMission } from '../../helpers/samples';

/** Which of the rules about these events are said to come after others. */
function after(...events: RuleEvent[]): number[] {
  const rules = events.map((when, number) => {
    return { id: `r${number}`, when, do: [{ effect: 'lose' as const }] };
  });
  const told = ruleSentences({ ...emptyMission, rules }, 'en');
  return told.flatMap(({ isThen }, number) => (isThen ? [number] : []));
}

describe('a rule is said to come after those above', () => {
  it('where they hear the same event', () => {
    expect(after({ event: 'set-up' }, { event: 'round-begins' }, { event: 'set-up' })).toEqual([2]);
    expect(after({ event: 'objective-taken' }, { event: 'objective-taken', colour: 'red' })).toEqual([1]);
    expect(after({ event: 'enters', area: 'yard' }, { event: 'enters', area: 'everywhere' })).toEqual([1]);
    const there = { near: 'yard' };
    expect(after({ event: 'enters', area: 'barn' }, { event: 'enters', area: there })).toEqual([1]);
  });

  it('and not where one is about this and one about that', () => {
    const colours = ['red', 'blue'] as const;
    const [red, blue] = colours.map((colour) => ({ event: 'objective-taken' as const, colour }));
    expect(red && blue && after(red, blue)).toEqual([]);
    expect(after({ event: 'enters', area: 'yard' }, { event: 'enters', area: 'barn' })).toEqual([]);
    expect(
      after(
        { event: 'used', card: 'dynamite', on: { token: { group: 'cars' } } },
        { event: 'used', card: 'dynamite', on: { token: { group: 'doors' } } },
      ),
    ).toEqual([]);
  });

  it('on the sheet, in both languages', () => {
    const mission = sampleMission('m7.boothill.json');
    expect(ruleSheet(mission, 'en').filter((line) => line.includes('the same moment'))).toHaveLength(1);
    expect(ruleSheet(mission, 'fr').filter((line) => line.includes('du même moment'))).toHaveLength(1);
  });
});
