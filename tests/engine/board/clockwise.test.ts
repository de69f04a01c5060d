import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockwiseFrom } from '../../../engine/board/clockwise';
import type { Rect } from '../../../engine/geometry/rect';

/** A street around a block: eight zones of a tile, from the north clockwise. */
const ring: readonly Rect[] = [
  [75, 0, 100, 75],
  [175, 0, 75, 75],
  [175, 75, 75, 100],
  [175, 175, 75, 75],
  [75, 175, 100, 75],
  [0, 175, 75, 75],
  [0, 75, 75, 100],
  [0, 0, 75, 75],
];
const tile: Rect = [0, 0, 250, 250];

function places(start: number, rects: readonly Rect[] = ring, tiles: readonly Rect[] = [tile]): number[] {
  return clockwiseFrom(
    start,
    rects.map((rect) => ({ rects: [rect] })),
    tiles,
  );
}

describe('the way round the board', () => {
  it('goes clockwise from the zone it starts in (UOA-SPAWN-01, UOA-SPAWN-02)', () => {
    expect(places(0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(places(3)).toEqual([5, 6, 7, 0, 1, 2, 3, 4]);
  });

  it('comes to the zone nearer to the rim first where two lie in one direction (UOA-SPAWN-02)', () => {
    const inner: Rect = [100, 80, 50, 20];
    expect(places(6, [...ring, inner])).toEqual([2, 4, 5, 6, 7, 8, 0, 1, 3]);
  });

  it('gives one place to zones that lie as far in one direction (UOA-SPAWN-02)', () => {
    const twin: Rect = [100, 20, 50, 35];
    expect(places(7, [...ring, twin])).toEqual([1, 2, 3, 4, 5, 6, 7, 0, 1]);
  });

  it('puts the zone it starts in before others in its direction', () => {
    const outer: Rect = [75, -100, 100, 75];
    expect(places(0, [...ring, outer], [tile])).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 1]);
  });

  it('comes to the very middle last, and starts in the north from there', () => {
    const middle: Rect = [100, 100, 50, 50];
    expect(places(5, [...ring, middle])).toEqual([3, 4, 5, 6, 7, 0, 1, 2, 8]);
    expect(places(8, [...ring, middle])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
  });

  it('agrees with angles in the plane wherever these are far enough apart', () => {
    const rect = fc.tuple(
      fc.integer({ min: -900, max: 900 }),
      fc.integer({ min: -900, max: 900 }),
      fc.constant(10),
      fc.constant(10),
    );
    fc.assert(
      fc.property(fc.array(rect, { minLength: 2, maxLength: 12 }), (rects) => {
        const found = places(0, rects, [[-1000, -1000, 2000, 2000]]);
        const angle = ([x, y]: Rect) => Math.atan2(y + 5, x + 5);
        const turned = (one: Rect) => (angle(one) - angle(rects[0] as Rect) + 4 * Math.PI) % (2 * Math.PI);
        for (const [one, rectOne] of rects.entries()) {
          for (const [other, rectOther] of rects.entries()) {
            const isMiddle = [rectOne, rectOther, rects[0]].some(
              (each) => each?.[0] === -5 && each[1] === -5,
            );
            if (isMiddle || turned(rectOther) - turned(rectOne) < 1e-9 || turned(rectOther) > 6.28) continue;
            expect(found[one]).toBeLessThan(found[other] as number);
          }
        }
      }),
    );
  });
});
