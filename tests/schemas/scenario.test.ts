import { describe, expect, it } from 'vitest';
import { stockFace } from '../../engine';
import { loadValue } from '../../schemas';

/** What is wrong with a small situation once some of its keys are changed. */
function problemsOf(change: object, given: object = {}) {
  const document = {
    format: 'boothill/scenario@1',
    id: 'small',
    title: { en: 'Small' },
    tiles: [{ id: 'a', face: '3R' }],
    given: { survivors: [{ who: 'henry', at: 'a.N' }], turn: 'henry', ...given },
    steps: [{ expect: [{ level: 'blue' }] }],
    ...change,
  };
  const loaded = loadValue(document, 'scenario', { faces: stockFace });
  return (loaded.ok ? loaded.warnings : loaded.problems).map(({ code, pointer }) => `${code} ${pointer}`);
}

describe('a situation', () => {
  it('is sound when its names stand for something', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each<[string, object]>([
    ['unknown-face /tiles/0/face', { tiles: [{ id: 'a', face: '99X' }] }],
    ['duplicate-id /tiles/1/id', { tiles: ['3R', '2R'].map((face) => ({ id: 'a', face })) }],
    ['too-few /steps', { steps: [] }],
    ['unknown-key /mood', { mood: 'dusty' }],
  ])('has the problem %s', (problem, change) => {
    expect(problemsOf(change)).toEqual([problem]);
  });

  it.each<[string, object]>([
    ['unknown-zone /given/survivors/0/at', { survivors: [{ who: 'henry', at: 'a.X' }] }],
    ['unknown-placement /given/noise/at', { noise: { at: 'b.N' } }],
    ['unknown-zone /given/exit/1', { exit: ['a.N', 'a.X'] }],
    ['duplicate-id /given/companions/0/who', { companions: [{ who: 'henry', at: 'a.N' }] }],
    [
      'duplicate-id /given/objectives/0/id',
      { spawn: [{ id: 's', kind: 'mobile', at: 'a.N' }], objectives: [{ id: 's', at: 'a.N' }] },
    ],
    ['duplicate-id /given/goals/1/id', { goals: ['g', 'g'].map((id) => ({ id, reach: { taken: {} } })) }],
    [
      'no-taker /given/rules/0/do/0',
      { rules: [{ id: 'r', when: { event: 'set-up' }, do: [{ effect: 'adrenaline', amount: 5 }] }] },
    ],
    ['turn-or-phase /given', { phase: 'end' }],
    ['bad-id /given/equipment/0', { equipment: ['two words'] }],
    ['too-high /given/dice/0', { dice: [7] }],
  ])('has the problem %s in its position', (problem, given) => {
    expect(problemsOf({}, given)).toEqual([problem]);
  });

  it.each<[string, object]>([
    ['not-exactly-one /steps/0/expect/0', { level: 'blue', legal: { do: 'move' } }],
    [
      'too-many /steps/0/expect/0/rules',
      { level: 'blue', rules: ['UOA-A-1', 'UOA-A-2', 'UOA-A-3', 'UOA-A-4'] },
    ],
    ['bad-rule-id /steps/0/expect/0/rules/0', { level: 'blue', rules: ['the rule of moving'] }],
    ['missing /steps/0/expect/0', { level: 'blue', times: 2 }],
    ['unknown-zone /steps/0/expect/0/zombies/at', { zombies: { at: 'a.X' } }],
  ])('has the problem %s in what it expects', (problem, expected) => {
    expect(problemsOf({ steps: [{ expect: [expected] }] })).toEqual([problem]);
  });
});
