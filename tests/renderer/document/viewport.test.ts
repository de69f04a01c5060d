import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../drawing/scene';
import {
  fitted,
  onPicture,
  pannedBy,
  recentred,
  wayInto,
  zoomedAt,
} from '../../../renderer/document/viewport';

const coordinate = fc.integer({ min: -2000, max: 2000 });
const point = fc.tuple(coordinate, coordinate);
const viewport = fc.record({
  scale: fc.double({ min: 0.1, max: 20, noNaN: true }),
  x: coordinate,
  y: coordinate,
});
const factor = fc.double({ min: 0.01, max: 100, noNaN: true });

const expectSame = (one: Point, other: Point) => {
  expect(one[0]).toBeCloseTo(other[0], 5);
  expect(one[1]).toBeCloseTo(other[1], 5);
};

describe('zooming', () => {
  test.prop([viewport, point, factor])('keeps the point under the pointer where it is', (before, at, by) => {
    expectSame(onPicture(zoomedAt(before, at, by, 0.05), at), onPicture(before, at));
  });

  test.prop([viewport, point, fc.double({ min: 1.01, max: 3, noNaN: true })])(
    'in is undone by zooming out',
    (before, at, by) => {
      fc.pre(before.scale * by < 20);
      const after = zoomedAt(zoomedAt(before, at, by, 0.05), at, 1 / by, 0.05);
      expect(after.scale).toBeCloseTo(before.scale, 5);
      expectSame([after.x, after.y], [before.x, before.y]);
    },
  );

  it('ends at a scale at which one still finds one’s way', () => {
    const start = { scale: 1, x: 0, y: 0 };
    expect(zoomedAt(start, [0, 0], 1e9, 0.5).scale).toBe(24);
    expect(zoomedAt(start, [0, 0], 1e-9, 0.5).scale).toBe(0.5);
  });
});

describe('showing all', () => {
  const extent = fc.tuple(fc.integer({ min: 100, max: 3000 }), fc.integer({ min: 100, max: 3000 }));

  test.prop([extent, extent])('holds every corner, in the middle', (picture, window) => {
    const view = fitted(picture, window, 16);
    expectSame(onPicture(view, [window[0] / 2, window[1] / 2]), [picture[0] / 2, picture[1] / 2]);
    const [left, top] = onPicture(view, [0, 0]);
    const [right, bottom] = onPicture(view, window);
    expect(Math.max(left, top)).toBeLessThanOrEqual(0);
    expect(right).toBeGreaterThanOrEqual(picture[0] - 1e-9);
    expect(bottom).toBeGreaterThanOrEqual(picture[1] - 1e-9);
  });

  it('survives a window without any room', () => {
    expect(fitted([500, 250], [1, 1], 16).scale).toBeGreaterThan(0);
  });
});

describe('the way to a part of the picture', () => {
  const viewport = { scale: 2, x: 0, y: 0 };

  it('is none where all of it is in sight', () => {
    expect(wayInto(viewport, [100, 100, 50, 50], [800, 600])).toEqual([0, 0]);
  });

  it('is no longer than it must be', () => {
    expect(wayInto(viewport, [450, 5, 50, 50], [800, 600])).toEqual([-212, 2]);
  });

  it('leads to the middle of what has no room', () => {
    expect(wayInto(viewport, [100, 0, 600, 100], [800, 600])).toEqual([-400, 12]);
  });
});

describe('panning', () => {
  it('moves the picture with the hand', () => {
    expect(pannedBy({ scale: 2, x: 10, y: 20 }, [5, -7], [500, 250], [800, 600])).toEqual({
      scale: 2,
      x: 15,
      y: 13,
    });
  });

  test.prop([viewport, point])('never loses the picture', (before, by) => {
    const [picture, window] = [
      [500, 250],
      [800, 600],
    ] as const;
    const { x, y, scale } = pannedBy(before, by, picture, window);
    expect(x).toBeLessThan(window[0]);
    expect(y).toBeLessThan(window[1]);
    expect(x + picture[0] * scale).toBeGreaterThan(0);
    expect(y + picture[1] * scale).toBeGreaterThan(0);
  });
});

it('a window of another size keeps its middle', () => {
  const before = { scale: 3, x: -40, y: 70 };
  const after = recentred(before, [800, 600], [1000, 500]);
  expectSame(onPicture(after, [500, 250]), onPicture(before, [400, 300]));
});
