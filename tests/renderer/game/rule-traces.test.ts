import { describe, expect, it } from 'vitest';
import type { RuleLook } from '../../../engine';
import type { Moment } from '../../../renderer/game/moment';
import { lastLook } from '../../../renderer/game/rule-traces';
import { gameOn, momentOf } from '../../helpers/played';
import { sampleMission } from '../../helpers/samples';

const look = (round: number): RuleLook => ({ rule: 'r', round, isUsedUp: false, parts: [] });

/** The last of a moment for each round, from the set-up on: the rule was looked at in some of them. */
function rounds(last: number, lookedAt: readonly number[]): Moment {
  const first = momentOf(gameOn(sampleMission('m0.boothill.json'), { seed: '1', count: 2 }));
  const { system } = first;
  let moment: Moment = { ...base(first), round: 0, openingLooks: lookedAt.includes(0) ? [look(0)] : [] };
  for (let round = 1; round <= last; round++) {
    const looks = () => (lookedAt.includes(round) ? [look(round)] : []);
    moment = {
      ...base(first),
      after: moment,
      deed: { action: { do: 'end-turn' } },
      round,
      system: { ...system, trace: { rules: () => [], counters: () => [], looks } },
    };
  }
  return moment;
}

function base({ position, game, system, seen }: Moment): Moment {
  return {
    ...{ number: 0, after: undefined, deed: undefined, events: [], openingLooks: [], round: 0 },
    ...{ position, game, system, seen },
  };
}

const when = (event: 'set-up' | 'zombies-spawned') => ({
  id: 'r',
  when: { event },
  do: [{ effect: 'lose' as const }],
});

describe('when a rule was looked at last', () => {
  it('is looked for in this round and the one before', () => {
    expect(lastLook(when('zombies-spawned'), rounds(6, [0, 3, 5]))?.look.round).toBe(5);
  });

  it('is said of the set-up long ago only where the rule is one of the set-up', () => {
    const now = rounds(6, [0, 3]);
    expect(lastLook(when('zombies-spawned'), now)).toBeUndefined();
    expect(lastLook(when('set-up'), rounds(6, [0]))?.look.round).toBe(0);
  });

  it('is said of the set-up of any rule while that is the round before', () => {
    expect(lastLook(when('zombies-spawned'), rounds(1, [0]))?.look.round).toBe(0);
  });
});
