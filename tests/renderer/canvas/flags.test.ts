import { describe, expect, it } from 'vitest';
import { type Box, common } from '../../../drawing/box';
import { boxOfFlag, flagAt } from '../../../renderer/canvas/flags';

const viewport = { x: 0, y: 0, scale: 1, ratio: 1, width: 400, height: 400 };
const mark = { kind: 'flag', at: [100, 100], lift: 2, fill: 'red' } as const;

describe('a flag', () => {
  it('stands on what it is about, as large as it can be', () => {
    expect(boxOfFlag(flagAt(mark, viewport, []))).toEqual([100, 72, 17, 26]);
  });

  it('blows to the other side, stands aside or gets smaller where it would hide somebody', () => {
    const right: Box = [103, 70, 40, 20];
    const flag = flagAt(mark, viewport, [right]);
    expect(common(boxOfFlag(flag), right)).toBeUndefined();
    expect(boxOfFlag(flag)[3]).toBe(26);
    const around: readonly Box[] = [right, [50, 60, 44, 25]];
    for (const box of around) expect(common(boxOfFlag(flagAt(mark, viewport, around)), box)).toBeUndefined();
  });
});
