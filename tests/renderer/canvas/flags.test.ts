import { describe, expect, it } from 'vitest';
import { type Box, common } from '../../../drawing/box';
import { boxOfFlag, flagAt, flagStances } from '../../../renderer/canvas/flags';

const viewport = { x: 0, y: 0, scale: 1, ratio: 1, width: 400, height: 400 };
const mark = { kind: 'flag', at: [100, 100], lift: 2, fill: 'red' } as const;

const placed = (count: number, covered: readonly Box[]) =>
  flagStances(Array(count).fill(mark), viewport, covered).map((stance) =>
    boxOfFlag(flagAt(mark, viewport, stance)),
  );

describe('a flag', () => {
  it('stands on what it is about, as large as it can be', () => {
    expect(placed(1, [])).toEqual([[100, 72, 17, 26]]);
    expect(boxOfFlag(flagAt(mark, viewport))).toEqual([100, 72, 17, 26]);
  });

  it('blows to the other side, stands aside or gets smaller where it would hide somebody', () => {
    const right: Box = [103, 70, 40, 20];
    const [box] = placed(1, [right]) as [Box];
    expect(common(box, right)).toBeUndefined();
    expect(box[3]).toBe(26);
    const around: readonly Box[] = [right, [50, 60, 44, 25]];
    const [small] = placed(1, around) as [Box];
    for (const other of around) expect(common(small, other)).toBeUndefined();
  });

  it('hides no other one at the same place', () => {
    const [one, other] = placed(2, []) as [Box, Box];
    expect(common(one, other)).toBeUndefined();
  });
});
