import { describe, expect, it } from 'vitest';
import { gridLines, gridOpacity } from '../../../renderer/canvas/grid';

describe('the grid', () => {
  it('has its lines where the board has its own zero', () => {
    expect(gridLines(-300, 510, 250)).toEqual([-250, 0, 250, 500]);
    expect(gridLines(10, 20, 250)).toEqual([]);
  });

  it('fades in as one comes nearer, and gets no darker than it should', () => {
    const row = { step: 250, from: 14, full: 60, opacity: 0.2 } as const;
    const at = [5, 20, 40, 60, 600].map((pixels) => gridOpacity(pixels, row));
    expect(at[0]).toBe(0);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at.at(-1)).toBe(0.2);
  });
});
