import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  type Rect,
  type Rotation,
  rectsOverlap,
  turnRect,
  turnSegment,
  turnSize,
} from '../../../engine/geometry/rect';

const train = [250, 90] as const;

describe('turning a tile', () => {
  it('goes clockwise about its box', () => {
    expect(turnRect([0, 0, 75, 13], train, 90)).toEqual([77, 0, 13, 75]);
    expect(turnRect([0, 0, 75, 13], train, 180)).toEqual([175, 77, 75, 13]);
    expect(turnRect([0, 0, 75, 13], train, 270)).toEqual([0, 175, 13, 75]);
    expect(turnSize(train, 270)).toEqual([90, 250]);
  });

  it('keeps a segment from its smaller end to its larger', () => {
    expect(turnSegment([30, 0, 49, 0], [250, 250], 180)).toEqual([201, 250, 220, 250]);
  });

  const side = fc.integer({ min: 1, max: 300 });
  const place = fc.integer({ min: 0, max: 300 });
  test.prop([place, place, side, side])(
    'four times by a quarter is not turning it',
    (x, y, width, height) => {
      let rect: Rect = [x, y, width, height];
      let size: readonly [number, number] = [600, 400];
      for (let turn = 0; turn < 4; turn++) {
        rect = turnRect(rect, size, 90);
        size = turnSize(size, 90);
      }
      expect(rect).toEqual([x, y, width, height]);
    },
  );

  test.prop([fc.constantFrom<Rotation>(0, 90, 180, 270)])('keeps it inside its box', (rotation) => {
    const [x, y, width, height] = turnRect([0, 0, 250, 90], train, rotation);
    expect([x, y]).toEqual([0, 0]);
    expect([width, height]).toEqual(turnSize(train, rotation));
  });
});

it('rects that only touch do not overlap', () => {
  expect(rectsOverlap([0, 0, 10, 10], [10, 0, 10, 10])).toBe(false);
  expect(rectsOverlap([0, 0, 10, 10], [9, 9, 10, 10])).toBe(true);
});
