import { describe, expect, it } from 'vitest';
import type { Mission } from '../../../schemas';
import { type Rebuilt, rebuild } from '../../helpers/builder-rebuild';
import { sampleMission } from '../../helpers/drawing-board';

const names = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10'];

/** As many as it may take to come to any goal or rule of these missions. */
const MOST_CHOICES = 5;

/** Every goal and rule built on the bare board, where the ones before it are as they are in the sample. */
function rebuilt({ goals = [], rules = [], ...board }: Mission): Record<string, Rebuilt> {
  const withRules = (count: number): Mission => ({ ...board, rules: rules.slice(0, count) });
  return Object.fromEntries([
    ...rules.map((rule, index) => [rule.id, rebuild(withRules(index), 'Rule', rule)] as const),
    ...goals.map((goal) => [goal.id, rebuild(withRules(rules.length), 'Goal', goal)] as const),
  ]);
}

describe.each(names)('the goals and rules of %s, on a board that has none,', (name) => {
  const stories = Object.entries(rebuilt(sampleMission(`${name}.boothill.json`)));

  it(`are built by choosing (${stories.map(([id, { chosen }]) => `${id} ${chosen.length}`).join(', ')})`, () => {
    const unlike = stories.filter(([, { apart }]) => apart !== 0);
    expect(unlike).toEqual([]);
  });

  it('take no more than five choices each', () => {
    const long = stories.filter(([, { chosen }]) => chosen.length > MOST_CHOICES);
    expect(long).toEqual([]);
  });
});
