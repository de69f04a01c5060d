import { describe, expect, it } from 'vitest';
import { every, opposite, some, type Verdict, when, whenEnough } from '../../../engine/mission/verdict';

const all: readonly Verdict[] = ['met', 'open', 'never'];
const asItIs = (verdict: Verdict) => verdict;

describe('several conditions together', () => {
  it('are met where all are, and out of reach with one of them (UOA-WIN-03)', () => {
    const table = all.map((one) => all.map((other) => every([one, other], asItIs)));
    expect(table).toEqual([
      ['met', 'open', 'never'],
      ['open', 'open', 'never'],
      ['never', 'never', 'never'],
    ]);
    expect(every([], asItIs)).toBe('met');
  });

  it('of which one is enough are met with it, and out of reach with all of them (UOA-WIN-03)', () => {
    const table = all.map((one) => all.map((other) => some([one, other], asItIs)));
    expect(table).toEqual([
      ['met', 'met', 'met'],
      ['met', 'open', 'open'],
      ['met', 'open', 'never'],
    ]);
    expect(some([], asItIs)).toBe('never');
  });
});

describe('the opposite', () => {
  it('is so whenever the thing itself is not, even if it never will be', () => {
    expect(all.map(opposite)).toEqual(['open', 'met', 'met']);
  });
});

describe('so many', () => {
  it('are there, may still come, or cannot any more (UOA-WIN-03)', () => {
    expect([whenEnough(3, 3, 0), whenEnough(4, 3, 0)]).toEqual(['met', 'met']);
    expect([whenEnough(1, 3, 2), whenEnough(1, 3, 1)]).toEqual(['open', 'never']);
    expect(whenEnough(0, 3)).toBe('open');
    expect(whenEnough(0, 0, 0)).toBe('met');
  });

  it('is not the same as never for what is not so yet', () => {
    expect([when(true), when(false)]).toEqual(['met', 'open']);
  });
});
