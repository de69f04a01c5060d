import { describe, expect, it } from 'vitest';
import type { Box } from '../../../drawing/box';
import type { Point } from '../../../drawing/scene';
import { besideBox, hasRoomAside } from '../../../renderer/canvas/beside';

const said = (about: Box | undefined, at: Point) => besideBox(about, at, [200, 30], [800, 600]);

describe('what is said of something', () => {
  it('stands right of it, level with the pointer', () => {
    expect(said([100, 100, 250, 250], [200, 300])).toEqual([362, 312]);
  });

  it('stands below it where there is no room on the right, then left of it, then above it', () => {
    expect(said([500, 100, 250, 250], [600, 200])).toEqual([596, 362]);
    expect(said([500, 100, 250, 480], [600, 200])).toEqual([288, 212]);
    expect(said([100, 100, 680, 480], [600, 200])).toEqual([596, 58]);
  });

  it('stands at the pointer where it is about all there is, or about nothing', () => {
    expect(said([-50, -50, 1000, 1000], [400, 300])).toEqual([412, 324]);
    expect(said(undefined, [400, 300])).toEqual([412, 312]);
  });

  it('never leaves the canvas', () => {
    expect(said(undefined, [795, 595])).toEqual([583, 566]);
    expect(said([-50, -50, 1000, 1000], [795, 595])).toEqual([596, 566]);
  });
});

describe('room aside', () => {
  it('is there on either side, or not', () => {
    expect(hasRoomAside([100, 0, 300, 300], 320, 800)).toBe(true);
    expect(hasRoomAside([400, 0, 300, 300], 320, 800)).toBe(true);
    expect(hasRoomAside([200, 0, 400, 300], 320, 800)).toBe(false);
  });
});
