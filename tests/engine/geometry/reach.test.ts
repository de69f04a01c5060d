import { describe, expect, it } from 'vitest';
import { reachAcross } from '../../../engine/geometry/reach';
import type { Rect } from '../../../engine/geometry/rect';

describe('going straight through a room', () => {
  const hall: Rect[] = [[0, 0, 100, 50]];
  // Wide on the left, and only its upper part goes on to the right.
  const corner: Rect[] = [
    [0, 0, 50, 100],
    [50, 0, 50, 40],
  ];
  // A wall between two arms that part on the left and meet on the right.
  const fork: Rect[] = [
    [0, 0, 50, 20],
    [0, 60, 50, 20],
    [50, 0, 50, 80],
  ];

  it('reaches everything on the far side of a plain room', () => {
    expect(reachAcross(hall, { depth: 0, span: [0, 20] }, 100, 15)).toEqual([[0, 50]]);
  });

  it('may step aside in the wide part to get into the narrow one', () => {
    expect(reachAcross(corner, { depth: 0, span: [80, 100] }, 100, 15)).toEqual([[0, 40]]);
  });

  it('does not go back to get round a wall', () => {
    const backwards: Rect[] = fork.map(([x, y, width, height]) => [100 - x - width, y, width, height]);
    expect(reachAcross(backwards, { depth: 50, span: [0, 20] }, 100, 15)).toEqual([[0, 20]]);
    expect(reachAcross(fork, { depth: 0, span: [0, 20] }, 100, 15)).toEqual([[0, 80]]);
  });

  it('needs room to pass', () => {
    const pinched: Rect[] = [
      [0, 0, 50, 40],
      [50, 30, 50, 40],
    ];
    expect(reachAcross(pinched, { depth: 0, span: [0, 20] }, 100, 15)).toEqual([]);
    expect(reachAcross(pinched, { depth: 0, span: [0, 20] }, 100, 10)).toEqual([[30, 70]]);
  });

  it('may start anywhere for whoever stands in it', () => {
    expect(reachAcross(fork, undefined, 50, 15)).toEqual([
      [0, 20],
      [60, 80],
    ]);
  });
});
