import { describe, expect, it } from 'vitest';
import type { Condition, Goal, Token } from '../../../../../schemas';
import { factsOn } from '../../../../helpers/facts';
import { positionIn, type Setting } from '../../../../helpers/table';

const warnings = (setting: Setting) => factsOn(setting).all.warnings;

const crate = (part: string): Token => ({
  id: 'crate',
  kind: 'objective',
  colour: 'red',
  at: positionIn(part),
});
const mobile = (part: string): Token => ({ id: 'm', kind: 'spawn', spawn: 'mobile', at: positionIn(part) });
const zombie = (kind: 'walker' | 'runner', part: string): Token => ({
  id: 'z',
  kind: 'zombie',
  zombie: kind,
  at: positionIn(part),
});
const thenOut: readonly Goal[] = [
  {
    id: 'all',
    inOrder: [
      { id: 'take', reach: { taken: {} } },
      { id: 'out', reach: { left: { by: 'exit' } } },
    ],
  },
];

describe('an author is warned', () => {
  it('of nothing, where nothing is odd', () => {
    expect(warnings({ exit: 'b.NE', tokens: [crate('a.D')], mission: { goals: [...thenOut] } })).toEqual([]);
  });

  it('of what nobody can ever get to', () => {
    const shut = (forTime?: Condition): Setting => {
      const forbid = { what: 'enter', area: 'loft', ...(forTime && { asLongAs: forTime }) } as const;
      const areas = [{ id: 'loft', name: { en: 'Loft' }, zones: ['b.BAL'] }];
      return { tokens: [crate('b.BAL')], mission: { areas, rules: [{ id: 'shut', forbid }] } };
    };
    expect(warnings(shut())).toEqual([{ code: 'out-of-reach', places: ['crate'] }]);
    expect(warnings(shut({ round: { to: 3 } }))).toEqual([]);
  });

  it('of zombies in a starting zone in round 1', () => {
    expect(warnings({ tokens: [zombie('runner', 'a.NE')] })).toEqual([
      { code: 'start-overrun', zone: 'a.NW' },
    ]);
    expect(warnings({ tokens: [zombie('walker', 'a.NE')] })).toEqual([]);
    expect(warnings({ spawn: 'a.NW' })).toEqual([{ code: 'start-overrun', zone: 'a.NW' }]);
  });

  it('of spawn zones that are all on one side', () => {
    expect(warnings({ tokens: [mobile('b.E')] })).toEqual([{ code: 'spawns-on-one-side', side: 'east' }]);
    expect(warnings({ tokens: [mobile('a.SE')] })).toEqual([{ code: 'spawns-on-one-side', side: 'south' }]);
    expect(warnings({ tokens: [mobile('a.NE')] })).toEqual([]);
  });

  it('of an exit that is nearer than anything to be done before', () => {
    const mission = { goals: [...thenOut] };
    expect(warnings({ exit: 'a.N', tokens: [crate('b.C')], mission })).toEqual([
      { code: 'exit-first', places: ['exit'] },
    ]);
    expect(warnings({ exit: 'a.N', tokens: [crate('b.C')] })).toEqual([]);
  });
});
