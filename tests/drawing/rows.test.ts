import { describe, expect, it } from 'vitest';
import { inRows, openRoom } from '../../drawing/board/rows';
import type { Box } from '../../drawing/box';

const square: Box = [-5, -5, 10, 10];

describe('rows', () => {
  it('hold as many as there is room for, spread over it', () => {
    expect(inRows([square, square, square], [0, 0, 34, 14], 1)).toEqual([
      [5.5, 7],
      [17, 7],
      [28.5, 7],
    ]);
  });

  it('have the tallest first, and everybody at their own place', () => {
    const tall: Box = [-5, -15, 10, 20];
    const [small = [0, 0], large = [0, 0]] = inRows([square, tall], [0, 0, 12, 40], 1) ?? [];
    expect(large[1] - 15).toBeLessThan(small[1] - 5);
  });

  it('are none where there is no room for everybody', () => {
    expect(inRows([square, square], [0, 0, 12, 12], 1)).toBeUndefined();
    expect(inRows([square], [0, 0, 8, 100], 1)).toBeUndefined();
  });
});

describe('open room', () => {
  const room = { rects: [[0, 0, 100, 60]] as const, balcony: false, floors: [], printed: [] };

  it('is all of a zone in which nothing is in the way', () => {
    expect(openRoom(room, [])).toEqual([0, 0, 100, 60]);
  });

  it('lies below no balcony, and beside what sticks out of other zones', () => {
    expect(openRoom({ ...room, floors: [[0, 0, 40, 60]] }, [])).toEqual([40, 0, 60, 60]);
    expect(openRoom(room, [[50, -10, 20, 30]])).toEqual([0, 20, 100, 40]);
  });
});
