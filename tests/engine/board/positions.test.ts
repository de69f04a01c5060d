import { describe, expect, it } from 'vitest';
import { compileBoard, facesWith, stockFace, zoneOfPosition } from '../../../engine';
import { passagesAt } from '../../../engine/board/positions';
import type { TileFace } from '../../../schemas';
import { placementsOf } from '../../helpers/board';

describe('the zone of a position', () => {
  const placements = placementsOf(['a 2R 0 0 90', 'b 3R 250']);
  const { board } = compileBoard(placements, stockFace);
  const idOf = (tile: string, x: number, y: number, level?: string) => {
    const zone = zoneOfPosition({ tile, x, y, ...(level && { level }) }, board, placements, stockFace);
    return zone === undefined ? undefined : board.zones[zone]?.id;
  };

  it('travels with its tile, which may be turned', () => {
    expect(idOf('a', 40, 120)).toBe('a.A');
    expect(idOf('b', 30, 180)).toBe('b.D');
  });

  it('is the whole street where that goes over several tiles', () => {
    const merged = board.zones.find(({ parts }) => parts.length > 1);
    for (const { placement, zone } of merged?.faceZones ?? []) {
      const [x = 0, y = 0] = stockFace(placements.find(({ id }) => id === placement)?.face ?? '')?.zones.find(
        ({ id }) => id === zone,
      )?.rects[0] ?? [0, 0];
      expect(idOf(placement, x + 1, y + 1)).toBe(merged?.id);
    }
    expect(merged).toBeDefined();
  });

  it('is the balcony that is named, and the street under it where none is', () => {
    expect(idOf('b', 180, 60, 'BAL')).toBe('b.BAL');
    expect(idOf('b', 180, 60)).toBe('b.NE');
  });

  it('is none beside the tile, on no tile, or on a balcony that is not there', () => {
    expect(idOf('b', 250, 60)).toBeUndefined();
    expect(idOf('c', 10, 10)).toBeUndefined();
    expect(idOf('b', 180, 60, 'ROOF')).toBeUndefined();
  });
});

describe('the place for a door', () => {
  const doorAt = (
    tiles: readonly string[],
    tile: string,
    x: number,
    y: number,
    own: readonly TileFace[] = [],
  ) => {
    const [placements, faces] = [placementsOf(tiles), facesWith(own)];
    const { board } = compileBoard(placements, faces);
    const names = (zone: number) => board.zones[zone]?.faceZones[0];
    return passagesAt({ tile, x, y }, board, placements, faces).map((way) => {
      const { one = -1, other = -1 } = board.passages[way] ?? {};
      return [one, other].map((zone) => `${names(zone)?.placement}.${names(zone)?.zone}`).sort();
    });
  };
  const sheriff = ['a 2R', 'b 5R 0 250'];

  it('is the opening beside it, between a room and a street or between two rooms', () => {
    expect(doorAt(sheriff, 'a', 170, 200)).toEqual([['a.C', 'a.SE']]);
    expect(doorAt(sheriff, 'a', 90, 120)).toEqual([['a.A', 'a.B']]);
  });

  it('travels with its tile, which may be turned', () => {
    for (const turn of [90, 180, 270]) {
      expect(doorAt([`a 2R 0 0 ${turn}`], 'a', 170, 200)).toEqual([['a.C', 'a.SE']]);
    }
  });

  it('is one for both tiles where their openings meet', () => {
    expect(doorAt(sheriff, 'a', 40, 245)).toEqual([['a.C', 'b.A']]);
    expect(doorAt(sheriff, 'b', 40, 5)).toEqual([['a.C', 'b.A']]);
  });

  it('is none where the opening leads nowhere, where none is near, and on no tile', () => {
    expect(doorAt(['a 2R'], 'a', 40, 245)).toEqual([]);
    expect(doorAt(sheriff, 'a', 215, 120)).toEqual([]);
    expect(doorAt(sheriff, 'c', 170, 200)).toEqual([]);
  });

  it('is all that an opening on the rim leads to', () => {
    const face = (id: string, zones: TileFace['zones'], openings: TileFace['openings'] = []): TileFace => ({
      ...{ format: 'boothill/tile@1', id, name: { en: id }, size: [100, 100] },
      ...{ zones, openings },
    });
    const barn = face(
      'barn',
      [{ id: 'A', kind: 'building', rects: [[0, 0, 100, 100]] }],
      [{ zones: ['A'], at: [100, 30, 100, 70] }],
    );
    const lane = face('lane', [
      { id: 'N', kind: 'street', rects: [[0, 0, 100, 50]] },
      { id: 'S', kind: 'street', rects: [[0, 50, 100, 50]] },
    ]);
    expect(doorAt(['a barn', 'b lane 100'], 'a', 90, 40, [barn, lane])).toEqual([
      ['a.A', 'b.N'],
      ['a.A', 'b.S'],
    ]);
  });
});
