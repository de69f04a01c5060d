import { describe, expect, it } from 'vitest';
import {
  addVariant,
  freeNumbers,
  isLeftOut,
  leaveOut,
  removeVariant,
  toggleNumber,
} from '../../../../renderer/document/commands/variants';
import { DrawingBoard, sampleMission } from '../../../helpers/drawing-board';

const m0 = sampleMission('m0.boothill.json');
const { variants: _none, ...same } = m0;
const board = () => new DrawingBoard(same);
const numbers = { fewest: 1, most: 6 };

describe('a variant', () => {
  it('is for a number that no other one is for, and there is none for nobody', () => {
    const drawn = board();
    drawn.do(addVariant(4, drawn.taken));
    drawn.do(addVariant(5, drawn.taken));
    const [four, five] = drawn.mission.variants?.map(({ id }) => id) ?? [];
    expect(freeNumbers(drawn.mission, numbers)).toEqual([1, 2, 3, 6]);
    drawn.do(toggleNumber(four ?? '', 5));
    expect(drawn.mission.variants?.[0]?.survivors).toEqual([4]);
    drawn.do(toggleNumber(four ?? '', 3));
    expect(drawn.mission.variants?.[0]?.survivors).toEqual([3, 4]);
    drawn.do(toggleNumber(five ?? '', 5));
    expect(drawn.mission.variants?.[1]?.survivors).toEqual([5]);
  });

  it('leaves out what is there otherwise, and has it again; without anything said nothing is left in the file', () => {
    const drawn = board();
    drawn.do(addVariant(4, drawn.taken));
    const id = drawn.mission.variants?.[0]?.id ?? '';
    const [token] = drawn.mission.tokens ?? [];
    const [rule] = drawn.mission.rules ?? [];
    const ids = [token?.id ?? '', rule?.id ?? ''];
    drawn.do(leaveOut(ids, id, true));
    drawn.do(leaveOut(ids, id, true));
    expect(drawn.mission.variants?.[0]?.without).toEqual(ids);
    expect(ids.every((each) => isLeftOut(drawn.mission, id, each))).toBe(true);
    drawn.do(leaveOut(ids, id, false));
    expect(drawn.mission.variants?.[0]).toEqual({ id, survivors: [4] });
    drawn.do(removeVariant(id));
    expect(drawn.mission).not.toHaveProperty('variants');
  });
});
