import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Mission, writeDocument } from '../../../schemas';
import { applied } from '../../../sharing/compare/applied';
import { difference } from '../../../sharing/compare/difference';
import { sampleMission } from '../../helpers/samples';

const names = ['m0', 'm1', 'm2', 'm4', 'm6', 'm9'] as const;
const missions = Object.fromEntries(names.map((name) => [name, sampleMission(`${name}.boothill.json`)]));
const someMission = fc.constantFrom(...names).map((name) => missions[name] as Mission);

describe('the difference of two missions', () => {
  test.prop([someMission, someMission], { numRuns: 60 })('makes the other of the one', (one, other) => {
    const changes = difference(one, other);
    expect(applied(one, changes)).toEqual(other);
    expect(difference(applied(one, changes), other)).toEqual([]);
  });

  it.each(names)('is nothing between %s and itself', (name) => {
    const mission = missions[name] as Mission;
    expect(difference(mission, structuredClone(mission))).toEqual([]);
    expect(writeDocument(applied(mission, []))).toBe(writeDocument(mission));
  });

  const mission = missions['m4'] as Mission;
  const { tokens = [], rules = [] } = mission;
  const [first, second] = tokens;
  if (!first || !second || !rules[1]) throw new Error('M4 has tokens and rules');

  it('tells what moved from what changed', () => {
    const moved = {
      ...mission,
      tokens: tokens.map((token) => (token === first ? { ...token, at: { x: 1, y: 2 } } : token)),
    };
    expect(difference(mission, moved as Mission)).toMatchObject([
      { part: 'tokens', item: first.id, kind: 'moved', after: { at: { x: 1, y: 2 } } },
    ]);
    const named = { ...mission, title: { ...mission.title, en: 'Another' } };
    expect(difference(mission, named)).toEqual([
      { part: 'title', item: 'en', kind: 'changed', before: mission.title['en'], after: 'Another' },
    ]);
  });

  it('tells what came and went, and where it stands', () => {
    const [gone, ...others] = tokens;
    expect(difference(mission, { ...mission, tokens: others })).toEqual([
      { part: 'tokens', item: gone?.id, kind: 'removed', before: gone },
    ]);
    const added = { ...first, id: 'new' };
    expect(difference(mission, { ...mission, tokens: [first, added, ...tokens.slice(1)] })).toEqual([
      { part: 'tokens', item: 'new', kind: 'added', after: added, behind: first.id },
    ]);
  });

  it('tells of rules that only changed places', () => {
    const turned = { ...mission, rules: [...rules].reverse() };
    const changes = difference(mission, turned);
    expect(changes.map(({ kind }) => kind)).toEqual(['reordered']);
    expect(applied(mission, changes)).toEqual(turned);
  });

  test.prop([fc.subarray(difference(mission, missions['m6'] as Mission))], { numRuns: 60 })(
    'can be taken over in parts, which leaves the rest of the difference',
    (some) => {
      const between = applied(mission, some);
      expect(applied(between, difference(between, missions['m6'] as Mission))).toEqual(missions['m6']);
    },
  );
});
