import { describe, expect, it } from 'vitest';
import { type Say, sentence } from '../../../languages';
import { nameless } from '../../../renderer/checks/nameless';
import type { Mission, Rule } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';
import { sampleMission, samples } from '../../helpers/samples';

const say: Say = (key, parameters) => sentence('en', key, parameters);
const rules: Rule[] = [
  { id: 'ring', when: { event: 'round-begins' }, do: [{ effect: 'count', counter: 'bell-2' }] },
  { id: 'take', forbid: { what: 'take', group: 'coal-2' } },
];
const told = (mission: Partial<Mission>) =>
  nameless({ ...emptyMission, rules, ...mission }, 'en', say).map(({ words, story }) => [words, story?.id]);

describe('groups and counters without a name for players', () => {
  it('are told, with the rule that prints them as they stand', () => {
    const [counter, group, ...others] = told({});
    expect(others).toEqual([]);
    expect(counter).toEqual([expect.stringContaining('The counter ‘bell-2’ has no name'), 'ring']);
    expect(group).toEqual([expect.stringContaining('The group ‘coal-2’ has no name'), 'take']);
  });

  it('and not those that have one, or that an author’s own words stand for', () => {
    const [ring, take] = rules;
    const own = { ...ring, words: { text: { en: 'The bell rings.' } } } as Rule;
    const groups = [{ id: 'coal-2', name: { en: 'Coal' } }];
    expect(told({ groups, rules: [own, take as Rule] })).toEqual([]);
  });

  it('are in none of the samples', () => {
    const names = ['.', 'tutorials'].flatMap((folder) =>
      samples(folder).map(([name]) => `${folder}/${name}`),
    );
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect([name, nameless(sampleMission(name), 'en', say)]).toEqual([name, []]);
  });
});
