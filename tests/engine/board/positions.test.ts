import { describe, expect, it } from 'vitest';
import { compileBoard, stockFace, zoneOfPosition } from '../../../engine';
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
