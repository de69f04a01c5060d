import { describe, expect, it } from 'vitest';
import { explainSight } from '../../../engine';
import { NamedBoard } from '../../helpers/board';

function reason(board: NamedBoard, from: string, to: string) {
  return explainSight(board.board, board.zone(from).index, board.zone(to).index);
}

describe('the reason of sight', () => {
  const board = new NamedBoard(['a 2R', 'b 3R 250', 'c 4V 0 250']);

  it('is the line along the streets, at least 25 mm wide', () => {
    expect(reason(board, 'a.NW', 'b.NE')).toEqual({ sees: true, range: 4, line: [0, 0, 500, 25] });
  });

  it('is the line out of an opening, within it', () => {
    const out = reason(board, 'a.C', 'b.D');
    expect(out).toMatchObject({ sees: true, range: 2 });
    if (!out.sees || !out.line) throw new Error('There is a line');
    const [, top, , height] = out.line;
    expect(height).toBe(15);
    // 2R opens at 184-230, 3R at 200-219.
    expect(top).toBeGreaterThanOrEqual(200);
    expect(top + height).toBeLessThanOrEqual(219);
  });

  it('of a balcony begins in a street that it straddles', () => {
    const out = reason(board, 'a.BAL', 'b.NE');
    expect(out).toMatchObject({ sees: true, range: 3 });
    expect(out.sees && out.line?.[1]).toBe(0);
  });

  it.each(['1R', '3R', '4R'])(
    'by the stairs of %s is no line, only that one sees the other (UOA-BALC-04)',
    (face) => {
      const house = new NamedBoard([`a ${face}`]);
      const stairs = house.moves('a.BAL')[0] ?? '';
      expect(reason(house, stairs, 'a.BAL')).toEqual({ sees: true, range: 1, line: undefined });
      expect(reason(house, 'a.BAL', stairs)).toEqual({ sees: true, range: 1, line: undefined });
    },
  );

  it('against it is the wall or the room in the way', () => {
    // The undertaker of c stands between the streets on his sides.
    expect(reason(board, 'c.W', 'c.E')).toMatchObject({ sees: false, reason: 'blocked', by: 'c.A' });
  });

  it('against it is ground that belongs to nobody', () => {
    const apart = new NamedBoard(['a 3V', 'b 3V 500']);
    expect(reason(apart, 'a.E', 'b.W')).toEqual({
      sees: false,
      reason: 'blocked',
      by: undefined,
      at: [250, 75],
    });
  });

  it('against it is that no straight line joins them (UOA-LOS-01)', () => {
    expect(reason(board, 'a.NW', 'a.SE')).toEqual({ sees: false, reason: 'not-in-line' });
  });

  it('against it is that inside a building one sees one zone far (UOA-LOS-03)', () => {
    const house = new NamedBoard(['a 4R']);
    expect(reason(house, 'a.A', 'a.D')).toEqual({ sees: false, reason: 'indoors' });
  });
});
