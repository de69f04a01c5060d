import { describe, expect, it } from 'vitest';
import { columnWidths } from '../../../printing/flow/column-widths';

describe('the columns of a table', () => {
  it('are as wide as what stands in them, and share out what is left', () => {
    expect(columnWidths([10, 20], [3, 1], 50)).toEqual([25, 25]);
  });

  it('keep to their parts where all of them need more', () => {
    expect(columnWidths([100, 200], [3, 1], 40)).toEqual([30, 10]);
  });

  it('leave to others what they do not need', () => {
    expect(columnWidths([5, 200, 6], [1, 1, 1], 60)).toEqual([5, 49, 6]);
    expect(columnWidths([5, 17, 200], [1, 1, 1], 48)).toEqual([5, 17, 26]);
  });

  it('never take more than there is', () => {
    for (let room = 10; room < 100; room += 7) {
      const widths = columnWidths([3, 40, 17, 8], [1, 2, 3, 1], room);
      expect(widths.reduce((sum, each) => sum + each)).toBeCloseTo(room);
    }
  });
});
