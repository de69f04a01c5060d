import { describe, expect, it } from 'vitest';
import { type Box, common } from '../../../../drawing/box';
import { menuPlace, OFF } from '../../../../renderer/play/board/menu-place';

const [canvas, menu] = [[800, 600] as const, [200, 150] as const];
const still = { scale: 1, x: 0, y: 0 };

describe('a menu of choices', () => {
  it('stands beside its zone, on whichever side there is room', () => {
    const side = (zone: Box) => menuPlace([zone], [], still, canvas, menu).side;
    expect(side([100, 100, 300, 200])).toBe('right');
    expect(side([500, 100, 250, 200])).toBe('left');
    expect(side([50, 50, 700, 200])).toBe('bottom');
    expect(side([50, 350, 700, 200])).toBe('top');
  });

  it('keeps what stands in a zone in sight that fills the canvas', () => {
    const pieces: Box = [350, 250, 60, 60];
    const { beside, side } = menuPlace([[-50, -50, 900, 700], pieces], [], still, canvas, menu);
    expect(beside).toEqual(pieces);
    expect(side).toBe('right');
  });

  it('hides none of the other places it is about, if it can help it', () => {
    const zone: Box = [300, 200, 100, 100];
    const others: Box[] = [
      [400, 200, 200, 100],
      [100, 200, 200, 100],
    ];
    const { beside, side } = menuPlace([zone], others, still, canvas, menu);
    expect(side).toBe('bottom');
    const [x, y, , height] = beside;
    const place: Box = [x, y + height + OFF, ...menu];
    for (const other of others) expect(common(place, other)).toBeUndefined();
  });

  it('goes by what is in sight of a zone', () => {
    const { beside } = menuPlace([[-100, 0, 300, 300]], [], still, canvas, menu);
    expect(beside).toEqual([0, 0, 200, 300]);
  });
});
