import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { stockFace } from '../../../engine';
import { stockTileset } from '../../../engine/systems/undead-or-alive';
import { onOtherFace, pointOf, positionAt } from '../../../renderer/document/places';
import { placementsOf } from '../../helpers/board';

const ground = (...tiles: string[]) => ({ placements: placementsOf(tiles), faces: stockFace });

describe('the place of a piece', () => {
  it('is on the tile that is on top there', () => {
    expect(positionAt([240, 20], ground('a 2R', 'b 3R 200'))).toEqual({ tile: 'b', x: 40, y: 20 });
  });

  it('is on the tile it was on, where that will do', () => {
    const at = positionAt([240, 20], ground('a 2R', 'b 3R 200'), { tile: 'a' });
    expect(at).toEqual({ tile: 'a', x: 240, y: 20 });
  });

  it('is the nearest zone of any tile where there is none', () => {
    // The engine of a locomotive is solid.
    expect(positionAt([230, 45], ground('a 10R', 'b 2R 250'))).toEqual({ tile: 'b', x: 0, y: 45 });
    expect(positionAt([-40.6, 1000], ground('a 10R'))).toEqual({ tile: 'a', x: 0, y: 89 });
  });

  it('is nowhere without tiles', () => {
    expect(positionAt([0, 0], ground())).toBeUndefined();
    expect(positionAt([0, 0], ground('a unheard-of'))).toBeUndefined();
  });

  it('is on a balcony only for what is to be on one', () => {
    const board = ground('a 2R');
    expect(positionAt([180, 60], board)).not.toHaveProperty('level');
    expect(positionAt([180, 60], board, { isRaised: true })).toHaveProperty('level', 'BAL');
    expect(positionAt([180, 60], board, { tile: 'a', level: 'BAL' })).toHaveProperty('level', 'BAL');
    expect(positionAt([180, 60], board, { tile: 'b', level: 'BAL' })).not.toHaveProperty('level');
    expect(positionAt([20, 20], board, { isRaised: true })).not.toHaveProperty('level');
  });

  const faces = stockTileset.faces.map(({ id }) => id);
  const mm = fc.integer({ min: -400, max: 400 });
  const tile = fc.tuple(fc.constantFrom(...faces), mm, mm, fc.constantFrom(0, 90, 180, 270));

  test.prop([tile, mm, mm])('leads back to the same point of the board', ([face, left, top, turn], x, y) => {
    const board = ground(`a ${face} ${left} ${top} ${turn}`);
    const at = positionAt([x, y], board);
    const point = at && pointOf(at, board);
    expect(point && positionAt(point, board)).toEqual(at);
    const zones = stockFace(face)?.zones.flatMap(({ rects }) => rects) ?? [];
    const holds = zones.some(
      ([zx, zy, w, h]) => at && at.x >= zx && at.x < zx + w && at.y >= zy && at.y < zy + h,
    );
    expect(holds).toBe(true);
  });
});

describe('the same place on another face', () => {
  const face = (id: string) => {
    const found = stockFace(id);
    if (!found) throw new Error(id);
    return found;
  };

  it('is the very same as long as there is a zone', () => {
    const at = { tile: 'a', x: 30, y: 30 };
    expect(onOtherFace(at, face('3V'))).toBe(at);
    const raised = { tile: 'a', x: 180, y: 60, level: 'BAL' };
    expect(onOtherFace(raised, face('2R'))).toBe(raised);
  });

  it('is down where there is no such balcony', () => {
    expect(onOtherFace({ tile: 'a', x: 180, y: 60, level: 'BAL' }, face('1V'))).toEqual({
      tile: 'a',
      x: 180,
      y: 60,
    });
  });
});
