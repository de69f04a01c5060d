import { describe, expect, it } from 'vitest';
import { mentionsAt, mentionsIn } from '../../../renderer/builder/mentions';
import { storiesAbout } from '../../../renderer/builder/speaking';
import type { Mission, Rule } from '../../../schemas';
import { missionOn } from '../../helpers/small-missions';

const at = { tile: 'a', x: 10, y: 10 };
const tokens: Mission['tokens'] & object = [
  { id: 'o1', kind: 'objective', colour: 'red', at },
  { id: 'o2', kind: 'objective', colour: 'blue', group: 'safe', at },
  { id: 's1', kind: 'spawn', spawn: 'mobile', at },
  { id: 's2', kind: 'spawn', spawn: 'starting', group: 'safe', at },
  { id: 'c1', kind: 'companion', class: 'Townsfolk', at },
  { id: 'c2', kind: 'companion', class: 'Brawler', at },
  { id: 'z1', kind: 'zombie', zombie: 'walker', at },
  { id: 'z2', kind: 'zombie', zombie: 'ghoul', at },
  { id: 'w1', kind: 'machine', machine: 'wagon', at },
  { id: 'x', kind: 'exit', at },
  { id: 'p', kind: 'start', at },
];
const mission = missionOn(['a 2R 0 0 0'], {
  tokens,
  areas: [{ id: 'town', name: { en: 'Dodge' }, tiles: ['a'] }],
  kinds: [{ id: 'ghoul', like: 'walker', name: { en: 'Ghoul' } }],
});
const goal = (reach: object) => [...mentionsIn(mission, 'Goal', { id: 'g', reach })].sort();
const effect = (value: object) => [...mentionsIn(mission, 'Effect', value)].sort();

describe('what goals and rules speak of', () => {
  it.each([
    ['all objectives', { taken: {} }, ['token:o1', 'token:o2']],
    ['a colour', { taken: { colour: 'blue' } }, ['token:o2']],
    ['a group, which has a name', { taken: { group: 'safe' } }, ['group:safe', 'token:o2']],
    ['all but a group', { taken: { except: 'safe' } }, ['group:safe', 'token:o1']],
    [
      'spawn tokens of a sort in an area',
      { spawnTokens: { spawn: 'mobile', in: 'town' } },
      ['area:town', 'token:s1'],
    ],
    ['companions of a class', { rallied: { class: 'Brawler' } }, ['token:c2']],
    [
      'zombies of a kind, and of kinds that are like it',
      { zombies: { kind: 'walker', in: 'town' } },
      ['area:town', 'kind:walker', 'token:z1', 'token:z2'],
    ],
    ['a machine', { machine: { machine: 'w1', in: 'town' } }, ['area:town', 'machine:w1', 'token:w1']],
    ['the exit, which is a piece', { left: { by: 'exit' } }, ['token:x']],
  ])('is %s', (_what, reach, expected) => {
    expect(goal(reach)).toEqual(expected);
  });

  it('is not every place that missions have by themselves, nor whom something is for', () => {
    expect(effect({ effect: 'adrenaline', amount: 1, to: 'all' })).toEqual([]);
    expect(effect({ effect: 'noise', in: 'streets', count: 1 })).toEqual([]);
  });

  it('is found in whatever parts stand within others', () => {
    const inner = {
      effect: 'if',
      if: { any: [{ taken: { colour: 'red' } }] },
      do: [{ effect: 'wake', which: { group: 'safe' } }],
    };
    expect(effect(inner)).toEqual(['group:safe', 'token:o1', 'token:s2']);
  });

  it('is not the zombies that are only coming', () => {
    expect(effect({ effect: 'zombies', kind: 'walker', count: 2, in: 'town' })).toEqual([
      'area:town',
      'kind:walker',
    ]);
  });
});

describe('a part of a story', () => {
  const rule = {
    id: 'r',
    when: { event: 'objective-taken', colour: 'blue', in: 'town' },
    do: [
      { effect: 'wake', which: { spawn: 'mobile' } },
      { effect: 'noise', in: ['town'] },
    ],
  };
  const of = (...path: (string | number)[]) => [...mentionsAt(mission, 'Rule', rule, path)].sort();

  it('speaks of what it says itself', () => {
    expect(of('when')).toEqual(['area:town', 'token:o2']);
    expect(of('when', 'in')).toEqual(['area:town']);
    expect(of('do', 0)).toEqual(['token:s1']);
    expect(of('do', 0, 'which')).toEqual(['token:s1']);
    expect(of('when', 'colour')).toEqual([]);
  });

  it('that is not there speaks of nothing', () => {
    expect(of('nowhere', 3)).toEqual([]);
  });
});

describe('the stories about something', () => {
  const rule = (id: string, area: string): Rule => ({
    id,
    when: { event: 'enters', area },
    do: [{ effect: 'lose' }],
  });
  const whole = {
    ...mission,
    goals: [{ id: 'g', reach: { taken: { colour: 'red' } } }],
    rules: [rule('r', 'town'), rule('other', 'exit')],
    variants: [{ id: 'few', survivors: [1], rules: [rule('v', 'town')] }],
  } as Mission;
  const about = (
    ...subjects: Parameters<typeof storiesAbout>[1] extends ReadonlySet<infer S> ? S[] : never
  ) => storiesAbout(whole, new Set(subjects)).map(({ place }) => place);

  it('are those of the mission and of its variants', () => {
    expect(about('area:town')).toEqual([
      { list: 'rules', variant: undefined, id: 'r' },
      { list: 'rules', variant: 'few', id: 'v' },
    ]);
    expect(about('token:o1', 'token:x').map(({ id }) => id)).toEqual(['g', 'other']);
    expect(about()).toEqual([]);
  });

  it('follow what lies on the board', () => {
    const [first, ...others] = whole.tokens ?? [];
    const turned = {
      ...whole,
      tokens: [{ ...first, colour: 'green' } as NonNullable<typeof first>, ...others],
    };
    expect(storiesAbout(turned, new Set(['token:o1' as const]))).toEqual([]);
    expect(about('token:o1')).toHaveLength(1);
  });
});
