import { describe, expect, it } from 'vitest';
import type { Box } from '../../../../drawing/box';
import type { Point } from '../../../../drawing/scene';
import { snapGroup, snapToFields } from '../../../../renderer/tools/geometry/snap';

const town: Box = [0, 0, 250, 250];

const snapTile = (held: Box, others: readonly Box[], by: Point, pixel: number) =>
  snapGroup([held], others, by, pixel);

describe('a tile that is moved', () => {
  it('is drawn to the seam of another, and level with it', () => {
    const { by } = snapTile([1000, 1000, 250, 250], [town], [-743, -1005], 1);
    expect([1000 + by[0], 1000 + by[1]]).toEqual([250, 0]);
  });

  it('finds the seam above, below and on the left as well', () => {
    expect(snapTile(town, [[500, 500, 250, 250]], [247, 506], 1).by).toEqual([250, 500]);
    expect(snapTile(town, [[500, 500, 250, 250]], [504, 255], 1).by).toEqual([500, 250]);
    expect(snapTile(town, [[500, 500, 250, 250]], [496, 744], 1).by).toEqual([500, 750]);
  });

  it('goes to whole millimetres where nothing is near', () => {
    expect(snapTile([0, 0, 250, 250], [[900, 900, 250, 250]], [10.4, -7.6], 1)).toEqual({
      by: [10, -8],
      guides: [],
    });
  });

  it('is drawn over so many pixels, not millimetres', () => {
    expect(snapTile(town, [[250, 0, 250, 250]], [-20, 0], 1).by).toEqual([-20, 0]);
    expect(snapTile(town, [[250, 0, 250, 250]], [-20, 0], 2).by).toEqual([0, 0]);
  });

  it('lines lanes up along a seam where no ends are near', () => {
    // Its left edge at the first lane of the other.
    expect(snapTile([0, 250, 250, 250], [town], [72, 0], 1).by).toEqual([75, 0]);
    expect(snapTile([0, 250, 250, 250], [town], [102, 0], 1).by).toEqual([100, 0]);
  });

  it('goes by the ends of the short side of a railroad, and by the lanes of the long one', () => {
    expect(snapTile([0, 0, 250, 90], [town], [4, 253], 1).by).toEqual([0, 250]);
    expect(snapTile([0, 0, 90, 250], [town], [250, 77], 1).by).toEqual([250, 75]);
  });

  it('shows the lines that it lies on', () => {
    expect(snapTile([0, 0, 250, 250], [[250, 0, 250, 250]], [3, 2], 1).guides).toEqual([
      [
        [250, 0],
        [250, 250],
      ],
      [
        [0, 0],
        [500, 0],
      ],
      [
        [0, 250],
        [500, 250],
      ],
    ]);
  });
});

describe('tiles that are moved together', () => {
  it('keep their places to each other, and snap by whichever is nearest', () => {
    const held: Box[] = [
      [0, 0, 250, 250],
      [250, 0, 250, 250],
    ];
    expect(snapGroup(held, [[600, 0, 250, 250]], [95, 3], 1).by).toEqual([100, 0]);
  });
});

describe('the first tile', () => {
  it('lies on a field', () => {
    expect(snapToFields([130, -120])).toEqual([250, 0]);
    expect(snapToFields([-130, 700])).toEqual([-250, 750]);
  });
});
