import { describe, expect, it } from 'vitest';
import { sentence } from '../../../languages';
import type { Check } from '../../../renderer/checks/check';
import { findingsOf } from '../../../renderer/checks/checks';
import { laidOut } from '../../../renderer/document/laid-out';
import type { Mission, Token } from '../../../schemas';
import { sampleMission } from '../../helpers/drawing-board';

const m0 = sampleMission('m0.boothill.json');
const at = { tile: m0.placements[0]?.id ?? '', x: 40, y: 40 };
const wagon: Token = { id: 'w', kind: 'machine', machine: 'wagon', at };
const crate: Token = { id: 'c', kind: 'objective', group: 'silver', colour: 'blue', at };
const whole: Mission = {
  ...m0,
  tokens: [...(m0.tokens ?? []), wagon, crate],
  rules: [
    { id: 'ride', asSoonAs: { machine: { machine: 'w', in: 'exit' } }, do: [{ effect: 'win' }] },
    { id: 'loot', when: { event: 'objective-taken', colour: 'blue' }, do: [{ effect: 'lose' }] },
  ],
};
const say = (key: Parameters<typeof sentence>[1], parameters?: Parameters<typeof sentence>[2]) =>
  sentence('en', key, parameters);
const found = (variants: NonNullable<Mission['variants']>, mission = whole): Check[] => {
  const { checks } = findingsOf(laidOut({ ...mission, variants }), { leftOut: [], warnings: [] }, 'en', say);
  return checks.filter(({ words }) => words.includes('speaks of what is not there'));
};

describe('goals and rules that speak of what so many survivors do without', () => {
  it('are none where everything is there', () => {
    expect(found([{ id: 'few', survivors: [4] }])).toEqual([]);
  });

  it('are named with the numbers, and lead to the rule with that variant', () => {
    const [ride, loot, ...others] = found([{ id: 'few', survivors: [3, 4], without: ['w', 'c'] }]);
    expect(others).toEqual([]);
    expect(ride?.words).toMatch(/^With 3 or 4 survivors: This rule speaks of what is not there: .*Wagon/);
    expect(ride).toMatchObject({ severity: 'note', variant: 'few', story: { list: 'rules', id: 'ride' } });
    expect(loot).toMatchObject({ variant: 'few', story: { list: 'rules', id: 'loot' } });
  });

  it('are of nothing for everybody else, where only a variant has the pieces', () => {
    const [loot, ...others] = found([{ id: 'few', survivors: [4], tokens: [crate] }], {
      ...whole,
      tokens: [...(m0.tokens ?? []), wagon],
    });
    expect(others).toEqual([]);
    expect(loot?.words).toMatch(/^With 1, 2, 3, 5 or 6 survivors: /);
    expect(loot).not.toHaveProperty('variant');
  });

  it('are the own goals of a variant, too', () => {
    const [sole, ...others] = found(
      [
        { id: 'few', survivors: [4], tokens: [{ ...crate, id: 'd', group: 'gold' }] },
        { id: 'two', survivors: [2], goals: [{ id: 'own', reach: { taken: { group: 'gold' } } }] },
      ],
      { ...whole, rules: [] },
    );
    expect(others).toEqual([]);
    expect(sole).toMatchObject({ variant: 'two', story: { list: 'goals', variant: 'two', id: 'own' } });
    expect(sole?.words).toMatch(/^With 2 survivors: This goal /);
  });
});
