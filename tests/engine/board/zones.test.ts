import { describe, expect, it } from 'vitest';
import type { Rect, TileFace } from '../../../schemas';
import { NamedBoard } from '../../helpers/board';

const square = ['a 3V', 'b 4V 250', 'c 4V 0 250', 'd 9R 250 250'];

describe('zones', () => {
  it('are one room each, and rooms of one building share its number (UOA-ZONE-02, UOA-ZONE-05)', () => {
    const board = new NamedBoard(['a 4R']);
    const rooms = ['a.A', 'a.B', 'a.C', 'a.D'].map((part) => board.zone(part));
    expect(rooms.map(({ id }) => id)).toEqual(['a.A', 'a.B', 'a.C', 'a.D']);
    expect(new Set(rooms.map(({ building }) => building)).size).toBe(1);
  });

  it('of the street spread over the tiles that they touch, two along an edge and four at a corner (UOA-ZONE-03)', () => {
    const board = new NamedBoard(square);
    expect(board.zone('a.SE').id).toBe('a.SE+b.SW+c.NE+d.NW');
    expect(board.zone('a.E').id).toBe('a.E+b.W');
    expect(board.zone('a.NW').id).toBe('a.NW');
  });

  it('are found by any of their parts, and by their own id', () => {
    const board = new NamedBoard(square);
    const zone = board.zone('d.NW');
    expect(board.zone('c.NE')).toBe(zone);
    expect(board.zone(zone.id)).toBe(zone);
    expect(board.board.zoneOf('a.nowhere')).toBeUndefined();
  });

  it('on balconies are streets of their own (UOA-ZONE-04)', () => {
    const balcony = new NamedBoard(['a 1R']).zone('a.BAL');
    expect(balcony).toMatchObject({ kind: 'street', balcony: true, parts: ['a.BAL'] });
    expect(balcony.building).toBeUndefined();
  });

  it('of a building go on over the seam where openings meet (UOA-ZONE-05)', () => {
    const board = new NamedBoard(['a 2R', 'b 5R 0 250']);
    // 2R C opens to the south at 30-49 and 115-134, 5R A and B to the north at the same places.
    expect(board.moves('a.C')).toEqual(expect.arrayContaining(['b.A', 'b.B']));
    expect(board.zone('a.A').building).toBe(board.zone('b.B').building);
  });

  it('have doors to a street also where its seam runs through the door', () => {
    // Staggered by half a tile: the rim door of c faces b.SW and d.NE, which are one street.
    const board = new NamedBoard(['b 6R 250 250 270', 'c 1R 375 500 180', 'd 8R 500 250 180']);
    expect(board.zone('b.SW').id).toBe('b.SW+c.SW+d.NE');
    expect(board.moves('c.C')).toContain('b.SW+c.SW+d.NE');
    expect(board.range('c.C', 'b.SW')).toBe(1);
  });

  it('of buildings that only share a wall belong to different buildings (UOA-ZONE-05)', () => {
    const board = new NamedBoard(['a 1V', 'b 5V 0 250 180']);
    expect(board.zone('a.Q').building).toBe(board.zone('b.A').building);
    const apart = new NamedBoard(['a 1V']);
    expect(apart.zone('a.P').building).not.toBe(apart.zone('a.Q').building);
  });

  it('of the mine and the cemetery are what their face says (UOA-ZONE-08)', () => {
    const board = new NamedBoard(['m 8V', 'g 9V 250']);
    expect(board.zone('m.M2')).toMatchObject({ kind: 'building', tags: ['mine'] });
    expect(board.zone('g.G2')).toMatchObject({ kind: 'building', tags: ['cemetery'] });
  });

  it('never tie two streets of one face together, and say where that was tried', () => {
    // Shifted by 50 mm, the corner of b touches two streets of a: 50 mm of one, 25 mm of the other.
    const board = new NamedBoard(['a 3V', 'b 3V 250 50']);
    expect(board.problems).toContainEqual(
      expect.objectContaining({ code: 'streets-not-merged', placements: ['a', 'b'] }),
    );
    expect(board.zone('a.NE')).not.toBe(board.zone('a.E'));
  });

  it('can be told apart from solid ground', () => {
    const walled: TileFace = {
      format: 'boothill/tile@1',
      id: 'own',
      name: { en: 'Island' },
      size: [250, 250],
      zones: [{ id: 'C', kind: 'street', rects: [[100, 100, 50, 50]] }],
    };
    const board = new NamedBoard(['a own', 'b 3V 250'], [walled]);
    expect(board.moves('a.C')).toEqual([]);
    expect(board.seen('a.C')).toEqual([]);
  });
});

describe('a board that nobody drew', () => {
  it('is a problem and no crash, however fine its zones are', () => {
    const zones = Array.from({ length: 100 }, (_, zone) => ({
      id: `Z${zone}`,
      kind: 'street' as const,
      rects: Array.from(
        { length: 50 },
        (_rect, index) => [zone * 997 + index * 7, index * 1999 + zone * 13, 5, 5] as Rect,
      ),
    }));
    const face: TileFace = {
      format: 'boothill/tile@1',
      id: 'own',
      name: { en: 'Dust' },
      size: [100_000, 100_000],
      zones,
    };
    const board = new NamedBoard(['a own', 'b own 100000', 'c own 0 100000'], [face]);
    expect(board.problems).toMatchObject([{ severity: 'error', code: 'board-too-fine' }]);
    expect(board.ids).toEqual([]);
  });
});
