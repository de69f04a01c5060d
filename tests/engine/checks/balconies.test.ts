import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../helpers/faces';

function codes(change: { rects?: number[][]; stairs?: string; over?: string[] }) {
  const balcony = { id: 'BAL', rects: [[50, 80, 60, 60]], stairs: 'R', over: ['S'], ...change };
  return problemsOf({ balconies: [balcony] }).map(({ code }) => code);
}

describe('a balcony', () => {
  it('lies over a street that it names, or along its edge', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ rects: [[50, 125, 60, 60]] })).toEqual([]);
  });

  it('is a problem away from every street that it names', () => {
    expect(codes({ rects: [[50, 126, 60, 60]] })).toEqual(['balcony-apart']);
    expect(codes({ rects: [[50, 10, 60, 60]], over: ['R'] })).toEqual(['balcony-apart']);
  });

  it('has its stairs in a room', () => {
    expect(codes({ stairs: 'S' })).toEqual(['stairs-to-street']);
  });
});
