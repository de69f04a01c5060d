import { describe, expect, it } from 'vitest';
import { explainSight } from '../../../engine';
import type { Barrier } from '../../../engine/board/barriers';
import { boardBehind } from '../../../engine/board/behind-barriers';
import { NamedBoard } from '../../helpers/board';
import { Luck } from '../../helpers/luck';
import { sampleMission } from '../../helpers/samples';

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

describe('the reason of sight behind barriers', () => {
  const named = new NamedBoard(['a 2R', 'b 3R 250']);
  const { board } = named;
  const index = (part: string) => named.zone(part).index;
  const door = (way: number, stopsSight = true): Barrier => {
    return { ways: [way], stopsMoving: true, stopsSight, planned: 'at-need' };
  };
  const between = (...parts: readonly [string, string]) => {
    const zones = parts.map(index);
    const way = board.passages.findIndex(({ one, other }) => zones.includes(one) && zones.includes(other));
    if (way < 0) throw new Error(`There is no opening between ${parts.join(' and ')}`);
    return way;
  };
  const explained = (closed: readonly Barrier[], from: string, to: string) =>
    explainSight(boardBehind(board, closed), index(from), index(to));

  it('is the one that is closed, and none that is closed elsewhere or can be looked through', () => {
    const [inside, outside] = [door(between('a.A', 'a.C')), door(between('a.C', 'a.SE'))];
    expect(explained([inside, outside], 'a.A', 'a.C')).toEqual({
      sees: false,
      reason: 'closed',
      by: [inside],
    });
    expect(explained([outside], 'a.A', 'a.C')).toMatchObject({ sees: true, range: 1 });
    expect(explained([door(between('a.A', 'a.C'), false)], 'a.A', 'a.C')).toMatchObject({ sees: true });
  });

  it('is each of two, where one looks through both', () => {
    const [near, far] = [door(between('a.C', 'a.SE')), door(between('b.D', 'a.SE'))];
    expect(explained([near, far], 'a.C', 'b.D')).toEqual({ sees: false, reason: 'closed', by: [near, far] });
    expect(explained([far], 'b.D', 'a.C')).toEqual({ sees: false, reason: 'closed', by: [far] });
  });

  it('is what it would be without them, where they make no difference', () => {
    const closed = board.passages.map((_, way) => door(way));
    expect(explained(closed, 'a.A', 'a.NW')).toEqual(explained([], 'a.A', 'a.NW'));
    expect(explained(closed, 'a.A', 'a.NW').sees).toBe(false);
  });

  it.each(['m1', 'm4', 'm7'])('is as few of them as have to be open: %s', (name) => {
    const { placements } = sampleMission(`${name}.boothill.json`);
    const { board: town } = new NamedBoard(placements);
    const luck = new Luck(name);
    const closed = town.passages.flatMap((_, way) => (luck.below(5) < 2 ? [door(way)] : []));
    const behind = boardBehind(town, closed);
    let told = 0;
    for (const from of town.zones.keys()) {
      for (const to of town.sightFrom(from).keys()) {
        const reason = explainSight(behind, from, to);
        if (reason.sees) continue;
        if (reason.reason !== 'closed') throw new Error(reason.reason);
        told += 1;
        const { by } = reason;
        const others = closed.filter((barrier) => !by.includes(barrier));
        const sees = (shut: readonly Barrier[]) => boardBehind(town, shut).sightFrom(from).has(to);
        expect(sees(others)).toBe(true);
        for (const one of by) expect(sees([...others, one])).toBe(false);
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  it('for sight is a line that leads through none of them', () => {
    const town = new NamedBoard(sampleMission('m4.boothill.json').placements);
    const [from, to] = [town.zone('c.D').index, town.zone('b.SE').index];
    const eastern = town.board.passages.findIndex(({ at }) => at.join() === '500,200,500,219');
    const line = (shut: readonly Barrier[]) => explainSight(boardBehind(town.board, shut), from, to);
    expect(line([])).toMatchObject({ sees: true, line: [425, 200, 75, 15] });
    expect(line([door(eastern)])).toMatchObject({ sees: true, line: [530, 250, 15, 75] });
  });
});
