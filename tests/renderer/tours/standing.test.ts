import { describe, expect, it } from 'vitest';
import { laidOut } from '../../../renderer/document/laid-out';
import type { Sight } from '../../../renderer/tours/sight';
import { atFirst, standingOf } from '../../../renderer/tours/standing';
import type { Tour } from '../../../renderer/tours/tour';
import { emptyMission } from '../../helpers/empty-mission';

const has = (kind: string) => (sight: Sight) =>
  (sight.laid.mission.tokens ?? []).some((token) => token.kind === kind);

const tour: Tour = {
  id: 'short',
  system: 'undead-or-alive',
  sample: 'm0',
  beginning: {},
  steps: [
    { id: 'start', at: [], isDone: has('start') },
    { id: 'look', at: [], isDone: ({ panel }) => panel === 'checks', isOnce: true },
    { id: 'exit', at: [], isDone: has('exit') },
  ],
};

/** The window with these on the table, and that list open. */
function sight(kinds: readonly ('start' | 'exit')[], panel = 'pieces'): Sight {
  const tokens = kinds.map((kind) => ({ id: kind, kind, at: { tile: 'a', x: 0, y: 0 } }));
  const laid = laidOut({ ...emptyMission, tokens });
  return { laid, panel, selected: new Set(), ahead: undefined, game: undefined };
}

describe('a tour', () => {
  it('stays at a step until that is done', () => {
    expect(standingOf(tour, atFirst, sight([]))).toEqual({ at: 0, noticed: [] });
    expect(standingOf(tour, atFirst, sight(['start']))).toEqual({ at: 1, noticed: [] });
  });

  it('passes over what is done already', () => {
    expect(standingOf(tour, { at: 1, noticed: [] }, sight(['start', 'exit'], 'checks'))).toEqual({
      at: 3,
      noticed: ['look'],
    });
  });

  it('goes back to what is undone', () => {
    expect(standingOf(tour, { at: 2, noticed: ['look'] }, sight([])).at).toBe(0);
  });

  it('remembers what was done once for good, also before its step came', () => {
    const early = standingOf(tour, atFirst, sight([], 'checks'));
    expect(early).toEqual({ at: 0, noticed: ['look'] });
    expect(standingOf(tour, early, sight(['start']))).toEqual({ at: 2, noticed: ['look'] });
  });

  it('is over once it was over', () => {
    expect(standingOf(tour, { at: 3, noticed: [] }, sight([])).at).toBe(3);
  });

  it('makes nothing of a step and of names that it does not have', () => {
    expect(standingOf(tour, { at: 99, noticed: ['gone'] }, sight([])).at).toBe(3);
    expect(standingOf(tour, { at: 2, noticed: ['gone', '__proto__'] }, sight([])).at).toBe(0);
  });

  it('keeps the same list where nothing new was noticed', () => {
    const before = { at: 2, noticed: ['look'] };
    expect(standingOf(tour, before, sight(['start'], 'checks')).noticed).toBe(before.noticed);
  });
});
