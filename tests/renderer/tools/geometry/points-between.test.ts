import { describe, expect, it } from 'vitest';
import type { Box } from '../../../../drawing/box';
import { pointsBetween } from '../../../../renderer/tools/geometry/reach';

const board: Box = [0, 0, 500, 250];

describe('the way of a hand', () => {
  it('is followed closely where it crosses the board', () => {
    const points = pointsBetween([10, 10], [490, 240], board);
    expect(points.at(-1)).toEqual([490, 240]);
    const gaps = points.slice(1).map(([x, y], index) => {
      const [px, py] = points[index] as readonly [number, number];
      return Math.hypot(x - px, y - py);
    });
    expect(Math.max(...gaps)).toBeLessThanOrEqual(5);
  });

  it.each([
    ['out of the board', [250, 125], [1e6, -1e9]],
    ['across it', [-1e9, 125], [1e9, 125]],
    ['beside it', [-1e9, 900], [1e9, 900]],
    ['down beside it', [-900, -1e9], [-900, 1e9]],
  ] as const)('has no more points than the board has room for: from very far %s', (_, from, to) => {
    expect(pointsBetween(from, to, board).length).toBeLessThan(200);
  });

  it('goes over everything between where it enters the board and where it leaves', () => {
    const points = pointsBetween([-1000, 100], [1000, 100], board);
    expect(Math.min(...points.map(([x]) => x))).toBeLessThanOrEqual(0);
    expect(Math.max(...points.map(([x]) => x))).toBeGreaterThanOrEqual(495);
  });
});
