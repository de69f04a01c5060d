import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../drawing/scene';
import {
  fitted,
  onScreen,
  onTable,
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
    expectSame(onTable(zoomedAt(before, at, by, 0.05), at), onTable(before, at));
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

  test.prop([extent, extent])('holds every corner, in the middle', (size, window) => {
    const view = fitted([-70, 30, ...size], window, 16);
    expectSame(onTable(view, [window[0] / 2, window[1] / 2]), [size[0] / 2 - 70, size[1] / 2 + 30]);
    const [left, top] = onTable(view, [0, 0]);
    const [right, bottom] = onTable(view, window);
    expect(left).toBeLessThanOrEqual(-70);
    expect(top).toBeLessThanOrEqual(30);
    expect(right).toBeGreaterThanOrEqual(size[0] - 70 - 1e-9);
    expect(bottom).toBeGreaterThanOrEqual(size[1] + 30 - 1e-9);
  });

  it('survives a window without any room', () => {
    expect(fitted([0, 0, 500, 250], [1, 1], 16).scale).toBeGreaterThan(0);
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
    expect(pannedBy({ scale: 2, x: 10, y: 20 }, [5, -7], [0, 0, 500, 250], [800, 600])).toEqual({
      scale: 2,
      x: 15,
      y: 13,
    });
  });

  test.prop([viewport, point])('never loses the picture', (before, by) => {
    const [picture, window] = [
      [-900, 40, 500, 250],
      [800, 600],
    ] as const;
    const after = pannedBy(before, by, picture, window);
    const [left, top] = onScreen(after, [-900, 40]);
    const [right, bottom] = onScreen(after, [-400, 290]);
    expect(left).toBeLessThan(window[0]);
    expect(top).toBeLessThan(window[1]);
    expect(right).toBeGreaterThan(0);
    expect(bottom).toBeGreaterThan(0);
  });
});

it('a window of another size keeps its middle', () => {
  const before = { scale: 3, x: -40, y: 70 };
  const after = recentred(before, [800, 600], [1000, 500]);
  expectSame(onTable(after, [500, 250]), onTable(before, [400, 300]));
});
