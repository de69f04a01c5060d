import { describe, expect, it } from 'vitest';
import { compileBoard, stockFace } from '../../../engine';
import { zoneAt, zoneOfToken } from '../../../renderer/document/zone-at';
import type { Mission, Token } from '../../../schemas';
import { placementsOf } from '../../helpers/board';
import { missionWith } from '../../helpers/missions';

describe('the zone at a place', () => {
  const { board } = compileBoard(placementsOf(['a 2R', 'b 3R 250']), stockFace);
  const idAt = (x: number, y: number) => zoneAt(board, [x, y])?.id;

  it('is found by any of the rectangles it is merged from', () => {
    const merged = board.zones.find(({ parts }) => parts.length > 1);
    expect(merged?.rects.length).toBeGreaterThan(1);
    // In a corner, because a balcony may lie over the middle.
    for (const [x, y] of merged?.rects ?? []) expect(idAt(x + 1, y + 1)).toBe(merged?.id);
  });

  it('is the balcony where one lies over a street', () => {
    const balcony = board.zones.find((zone) => zone.balcony);
    const [x = 0, y = 0, width = 0, height = 0] = balcony?.rects[0] ?? [];
    expect(idAt(x + width / 2, y + height / 2)).toBe(balcony?.id);
  });

  it('is none beside the tiles', () => {
    expect(idAt(-1, 20)).toBeUndefined();
    expect(idAt(20, 251)).toBeUndefined();
  });
});

describe('the zone of a token', () => {
  const token: Token = { id: 't', kind: 'exit', at: { tile: 'a', x: 37, y: 37 } };
  const zoneOn = (tile: string, change: Partial<Token['at']> = {}) => {
    const mission = missionWith({ placements: placementsOf([tile]) }) as Mission;
    const { board } = compileBoard(mission.placements, stockFace);
    const zone = zoneOfToken({ ...token, at: { ...token.at, ...change } }, mission, stockFace, board);
    return zone === undefined ? undefined : board.zones[zone]?.id;
  };

  it('travels with its tile, however that is turned', () => {
    expect(zoneOn('a 2R')).toBe('a.NW');
    expect(zoneOn('a 2R 500 250 180')).toBe('a.NW');
  });

  it('is the balcony that it says it stands on', () => {
    expect(zoneOn('a 2R', { level: 'BAL' })).toBe('a.BAL');
  });

  it('is none for a tile that is not there, and beside every zone', () => {
    expect(zoneOn('b 2R')).toBeUndefined();
    expect(zoneOn('a 2R', { x: 900 })).toBeUndefined();
  });
});
