import { describe, expect, it } from 'vitest';
import { beginJourney, decide } from '../../../engine';
import { holds } from '../../../engine/campaign/conditions';
import type { CampaignCondition } from '../../../schemas';
import { campaignWith, personWith, resultWith } from '../../helpers/campaigns';

const begun = beginJourney(
  campaignWith({ scores: [{ id: 'points', name: { en: 'Points' }, start: 4 }] }),
  '7',
);
const decided = decide(begun, {
  played: 'one',
  result: resultWith({
    goals: ['open'],
    rules: ['north'],
    counters: { coal: 3 },
    people: [
      personWith('henry', { fate: 'left' }),
      personWith('meg', { fate: 'dead' }),
      personWith('may', { fate: 'here' }),
    ],
  }),
});
if ('refused' in decided) throw new Error(decided.refused);
const played = decided.state;

describe('a condition of a campaign', () => {
  it.each<[boolean, CampaignCondition]>([
    [true, { won: true }],
    [false, { won: false }],
    [true, { rounds: { atLeast: 5, atMost: 5 } }],
    [false, { rounds: { atMost: 4 } }],
    [true, { goal: 'open' }],
    [false, { goal: 'leave' }],
    [true, { rule: 'north' }],
    [false, { rule: 'south' }],
    [true, { people: { who: 'left', atLeast: 1, atMost: 1 } }],
    [true, { people: { who: 'dead', atLeast: 1 } }],
    [true, { people: { who: 'alive', atLeast: 2 } }],
    [false, { people: { who: 'alive', atLeast: 3 } }],
    [true, { counter: { id: 'coal', atLeast: 3 } }],
    [false, { counter: { id: 'wood', atLeast: 1 } }],
    [true, { counter: { id: 'constructor', atMost: 0 } }],
    [true, { died: 'meg' }],
    [false, { died: 'henry' }],
    [true, { score: { id: 'points', atLeast: 4 } }],
    [false, { score: { id: 'points', atLeast: 5 } }],
    [true, { missionsWon: { atLeast: 1, atMost: 1 } }],
    [true, { deaths: { atMost: 1 } }],
    [false, { goalsReached: { atLeast: 1 } }],
    [false, { chose: { id: 'road', choice: 'north' } }],
    [false, { rolled: { id: 'wear', atMost: 6 } }],
    [true, { all: [{ won: true }, { goal: 'open' }] }],
    [false, { all: [{ won: true }, { goal: 'leave' }] }],
    [true, { any: [{ won: false }, { goal: 'open' }] }],
    [false, { not: { won: true } }],
    [true, { in: 'one', won: true }],
    [false, { in: 'two', won: true }],
    [false, { in: 'two', won: false }],
    [true, { in: 'two', not: { won: false } }],
    [true, { in: 'two', any: [{ won: true }, { in: 'one', won: true }] }],
  ])('is %s: %j', (isSo, condition) => {
    expect(holds(played, condition)).toBe(isSo);
  });

  it('is not so of a mission while nobody has played any', () => {
    expect(holds(begun, { won: false })).toBe(false);
    expect(holds(begun, undefined)).toBe(true);
  });
});
