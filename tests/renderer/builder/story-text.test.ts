import { describe, expect, it } from 'vitest';
import { readStories, writeStories } from '../../../renderer/builder/story-text';
import { thingsOf } from '../../../renderer/builder/things';
import { unknownIn } from '../../../renderer/builder/unknown';
import { noRoomFor } from '../../../renderer/document/commands/paste-stories';
import { isMission, type Rule } from '../../../schemas';
import { emptyMission } from '../../helpers/empty-mission';
import { sampleMission, samples } from '../../helpers/samples';

const m9 = sampleMission('m9.boothill.json');
const named = {
  ...m9,
  groups: [
    { id: 'coal', name: { en: 'Coal' } },
    { id: 'gold', name: { en: 'Gold' } },
  ],
};

describe('goals and rules as text', () => {
  it('are read as they were written, of every sample', () => {
    for (const [name] of samples('.')) {
      const mission = sampleMission(name);
      for (const list of ['goals', 'rules'] as const) {
        const stories = mission[list] ?? [];
        if (stories.length === 0) continue;
        const read = readStories(writeStories(mission, list, stories));
        expect([name, read]).toMatchObject([name, { list, stories, system: mission.system }]);
      }
    }
  });

  it('have the names of what they speak of, and no others', () => {
    const bags = (named.rules ?? []).filter(({ id }) => id === 'bags');
    expect(readStories(writeStories(named, 'rules', bags))?.groups).toEqual([named.groups[0]]);
    const [stowaway] = (named.rules ?? []).filter(({ id }) => id === 'stowaway');
    expect(readStories(writeStories(named, 'rules', stowaway ? [stowaway] : []))?.groups ?? []).toEqual([]);
  });

  it('are no mission that could be opened by mistake', () => {
    expect(isMission(JSON.parse(writeStories(m9, 'rules', m9.rules ?? [])))).toBe(false);
  });

  it('that are broken lose what is broken, and keep the rest', () => {
    const text = writeStories(m9, 'rules', m9.rules ?? []);
    const broken = JSON.parse(text) as { rules: object[] };
    broken.rules[0] = { id: 'x', when: { event: 'never-heard-of' }, do: [] };
    expect(readStories(JSON.stringify(broken))?.stories).toEqual(m9.rules?.slice(1));
  });

  it('are the first of them where they are more than any mission may have: whoever pastes them is told how many', () => {
    const [rule] = m9.rules ?? [];
    const many = Array.from({ length: 450 }, (_, number) => ({ ...rule, id: `r${number}` })) as Rule[];
    const read = readStories(writeStories(m9, 'rules', many));
    expect(read?.stories.map(({ id }) => id)).toEqual(many.slice(0, 200).map(({ id }) => id));
    expect(read && noRoomFor(m9, { list: 'rules' }, read)).toEqual({
      key: 'paste.too-many-rules',
      parameters: { count: 450, most: 200, room: 200 - (m9.rules?.length ?? 0) },
    });
  });

  it('may be anything: whatever is none of ours is nothing', () => {
    const text = writeStories(m9, 'rules', m9.rules ?? []);
    const deep = `{"stories":${'['.repeat(5000)}${']'.repeat(5000)}}`;
    const hostile = [
      '',
      '"stories"',
      'Howdy, "stories" of the west',
      '{"stories":"rules"}',
      '{"stories":"goals","__proto__":{"rules":[]}}',
      '[{"stories":"rules"}]',
      text.slice(0, -20),
      text.replace('"stories": "rules"', '"stories": "tokens"'),
      text.replace('"stories": "rules"', '"stories": "goals"'),
      text.replace(/boothill\/mission@\d+/, 'boothill/mission@999'),
      text.replace('"undead-or-alive"', '"chess"'),
      JSON.stringify(m9),
      deep,
    ];
    expect(hostile.map(readStories)).toEqual(hostile.map(() => undefined));
  });
});

describe('what a goal or a rule speaks of and is not there', () => {
  const things = thingsOf(emptyMission);

  it('is named once, with what it is', () => {
    const rule = {
      when: { event: 'used', on: { machine: 'cart' } },
      if: { all: [{ machine: { machine: 'cart', in: 'mine' } }, { done: 'blow-up' }] },
      do: [{ effect: 'adrenaline', amount: { per: 'taken', group: 'coal' } }],
    };
    expect(unknownIn(rule, things)).toEqual([
      { names: 'machine', id: 'cart' },
      { names: 'area', id: 'mine' },
      { names: 'rule', id: 'blow-up' },
      { names: 'group', id: 'coal' },
    ]);
  });

  it('is nothing for people, answers and what every mission has', () => {
    for (const to of ['doer', 'all', 'others', 'first-player-choice']) {
      expect(unknownIn({ effect: 'adrenaline', amount: 1, to }, things)).toEqual([]);
    }
    expect(unknownIn({ effect: 'adrenaline', amount: 1, except: 'doer' }, things)).toEqual([]);
    expect(unknownIn({ people: { in: 'exit', who: 'all' } }, things)).toEqual([]);
  });

  it.each(samples('.').map(([name]) => name))('is nothing in %s', (name) => {
    const mission = sampleMission(name);
    const { goals, rules, variants } = mission;
    expect(
      unknownIn([goals, rules, variants?.map((one) => [one.goals, one.rules])], thingsOf(mission)),
    ).toEqual([]);
  });
});
