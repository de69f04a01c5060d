import { describe, expect, it } from 'vitest';
import { type Beneath, placeForCard } from '../../../../renderer/play/board/card-place';

const viewport = { scale: 1, x: 0, y: 0 };
const nothing: Beneath = { zone: undefined, people: [], lit: [], board: [] };
const at = (beneath: Partial<Beneath>) =>
  placeForCard([200, 100], { ...nothing, ...beneath }, viewport, [600, 400]);

describe('the card of a zone', () => {
  it('lies at the rim, where it hides neither its zone nor anybody', () => {
    expect(at({})).toEqual([8, 8]);
    expect(at({ zone: [0, 0, 150, 150] })).toEqual([392, 8]);
    expect(at({ zone: [0, 0, 600, 90], people: [[20, 320, 30, 30]] })).toEqual([392, 292]);
  });

  it('would rather lie on what can be lit than on somebody, and beside the board than on it', () => {
    const people: Beneath['people'] = [0, 160, 320, 480].flatMap((x) => [
      [x, 20, 40, 40] as const,
      [x, 180, 40, 40] as const,
    ]);
    expect(at({ people, lit: [[0, 290, 590, 100]] })[1]).toBe(292);
    expect(at({ board: [[0, 0, 380, 400]] })).toEqual([392, 8]);
  });

  it('stays on a canvas that is smaller than itself', () => {
    expect(placeForCard([200, 100], nothing, viewport, [150, 80])).toEqual([8, 8]);
  });
});
