import { describe, expect, it } from 'vitest';
import { letteringOf } from '../../drawing/board/lettering';
import { common } from '../../drawing/box';

const walkers = { system: 'undead-or-alive', kind: 'zombie', zombie: 'walker', count: 12 } as const;
const survivor = { system: 'undead-or-alive', kind: 'survivor', name: 'Mae', colour: 'red' } as const;

describe('what is written again on a piece', () => {
  it('is nothing as long as its own letters can be read', () => {
    expect(letteringOf(walkers, 1, 5, 'en')).toEqual({});
    expect(letteringOf(survivor, 1, 0, 'en')).toEqual({});
  });

  it('is a letter and a count, and the tag hides no letter', () => {
    const { letter, count } = letteringOf(walkers, 0.6, 18, 'en');
    expect([letter?.text, count?.text]).toEqual(['W', '12']);
    expect(letter && count && common(letter.box, count.box)).toBeUndefined();
    expect(count?.box[3]).toBeGreaterThanOrEqual(18);
  });

  it('stands on a plate in the colour of a piece that is smaller than its letters', () => {
    expect(letteringOf(survivor, 0.4, 18, 'en').letter?.plate).toBe('red');
    expect(letteringOf(survivor, 1.2, 16, 'en').letter?.plate).toBeUndefined();
  });
});
