import { describe, expect, it } from 'vitest';
import type { Mission, OwnKind } from '../../schemas';
import { missionReferences } from '../../schemas/references/mission';
import { emptyMission } from '../helpers/empty-mission';

const guard: OwnKind = { id: 'guard', like: 'walker' };
const token = (zombie: string) =>
  ({ id: 'z', kind: 'zombie', zombie, at: { tile: 'a', x: 10, y: 10 } }) as const;

/** What stands against a mission with one tile, and this on it. */
function problemsOf(mission: Partial<Mission>): string[] {
  const placements = [{ id: 'a', face: '2R', x: 0, y: 0, rotation: 0 as const }];
  return missionReferences({ ...emptyMission, placements, ...mission }).map(
    ({ code, pointer }) => `${pointer} ${code}`,
  );
}

describe('a kind of zombies that a mission has itself', () => {
  it('is known to its tokens, goals and rules', () => {
    const problems = problemsOf({
      kinds: [guard],
      tokens: [token('guard')],
      goals: [{ id: 'clean', reach: { not: { zombies: { kind: 'guard' } } } }],
      rules: [
        {
          id: 'more',
          when: { event: 'zombie-killed', kind: 'guard' },
          do: [{ effect: 'activate', kind: 'guard' }],
        },
        { id: 'tough', change: { what: 'zombies', kind: 'guard', health: 1 } },
      ],
    });
    expect(problems).toEqual([]);
  });

  it('is missed wherever somebody speaks of one that there is not', () => {
    const problems = problemsOf({
      tokens: [token('guard')],
      goals: [{ id: 'clean', reach: { not: { zombies: { kind: 'guard' } } } }],
      rules: [{ id: 'tough', change: { what: 'zombies', kind: 'guard', health: 1 } }],
    });
    expect(problems).toEqual([
      '/tokens/0/zombie unknown-kind',
      '/goals/0/reach/not/zombies/kind unknown-kind',
      '/rules/0/change/kind unknown-kind',
    ]);
  });

  it('has a name of its own', () => {
    expect(problemsOf({ kinds: [guard, guard] })).toEqual(['/kinds/1/id duplicate-id']);
    expect(problemsOf({ kinds: [{ id: 'fatty', like: 'walker' }] })).toEqual(['/kinds/0/id name-taken']);
  });
});
