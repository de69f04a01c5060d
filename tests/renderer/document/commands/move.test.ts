import { describe, expect, it } from 'vitest';
import { layPiece, moveParts } from '../../../../renderer/document/commands/move';
import type { Mission, Position, Token } from '../../../../schemas';
import { placementsOf } from '../../../helpers/board';
import { DrawingBoard } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';

const exit = (id: string, at: Position): Token => ({ id, kind: 'exit', at });
const boardOf = (tokens: Token[], more: Partial<Mission> = {}) =>
  new DrawingBoard({ ...emptyMission, placements: placementsOf(['a 2R', 'b 3R 250']), tokens, ...more });
const move = (board: DrawingBoard, keys: Parameters<typeof moveParts>[1], x: number, y: number) =>
  board.do(moveParts(board.laid, keys, [x, y]));

describe('moving a tile', () => {
  it('takes along what lies on it, which does not change', () => {
    const board = boardOf([exit('e', { tile: 'a', x: 30, y: 30 })]);
    const before = board.token('e');
    move(board, ['tile:a', 'token:e'], -100, 40);
    expect(board.mission.placements).toEqual(placementsOf(['a 2R -100 40', 'b 3R 250']));
    expect(board.token('e')).toBe(before);
  });

  it('lays it on whole millimetres, and within the limits of a mission', () => {
    const board = boardOf([]);
    move(board, ['tile:a'], 0.6, -0.4);
    expect(board.tile('a')).toMatchObject({ x: 1, y: 0 });
    move(board, ['tile:a'], 1e9, 0);
    expect(board.tile('a')).toMatchObject({ x: 100_000 });
  });

  it.each([
    [Number.NaN, 0],
    [0, Infinity],
    [0, 0],
  ])('by %d, %d does nothing', (x, y) => {
    expect(move(boardOf([]), ['tile:a'], x, y)).toBe(false);
  });
});

describe('moving a piece', () => {
  it('lays it on the tile that is there', () => {
    const board = boardOf([exit('e', { tile: 'a', x: 240, y: 30 })]);
    move(board, ['token:e'], 20, 5);
    expect(board.token('e')?.at).toEqual({ tile: 'b', x: 10, y: 35 });
  });

  it('measures on the face as it is printed, however the tile is turned', () => {
    const board = boardOf([exit('e', { tile: 'a', x: 30, y: 20 })], {
      placements: placementsOf(['a 2R 0 0 90']),
    });
    move(board, ['token:e'], 7, 3);
    expect(board.token('e')?.at).toEqual({ tile: 'a', x: 33, y: 13 });
  });

  it('keeps it on its balcony as long as that is below it', () => {
    const board = boardOf([exit('e', { tile: 'a', x: 180, y: 60, level: 'BAL' })]);
    move(board, ['token:e'], 10, 0);
    expect(board.token('e')?.at).toEqual({ tile: 'a', x: 190, y: 60, level: 'BAL' });
    move(board, ['token:e'], 50, 0);
    expect(board.token('e')?.at).toEqual({ tile: 'a', x: 240, y: 60 });
  });

  it('never leaves it where there is no zone', () => {
    const board = boardOf([exit('e', { tile: 'a', x: 30, y: 30 })]);
    move(board, ['token:e'], -400, -1000);
    expect(board.token('e')?.at).toEqual({ tile: 'a', x: 0, y: 0 });
    expect(board.problems).toEqual([]);
  });

  it('leaves one that can go no further the very same, so that it need not be drawn anew', () => {
    const board = boardOf([exit('e', { tile: 'a', x: 0, y: 30 }), exit('f', { tile: 'a', x: 60, y: 30 })]);
    const before = board.token('e');
    move(board, ['token:e', 'token:f'], -10, 0);
    expect(board.token('f')?.at.x).toBe(50);
    expect(board.token('e')).toBe(before);
  });

  it('lays it on a tile that is moved there together with it', () => {
    const board = boardOf([exit('e', { tile: 'a', x: 240, y: 30 })]);
    move(board, ['token:e', 'tile:b'], 1000, 0);
    expect(board.token('e')?.at).toEqual({ tile: 'b', x: 0, y: 30 });
  });
});

describe('moving the rest', () => {
  it('moves labels and both ends of arrows', () => {
    const board = boardOf([], {
      labels: [{ id: 'l', at: { x: 0, y: 0 }, text: { en: 'Here' } }],
      arrows: [{ id: 'r', from: { x: 1, y: 2 }, to: { x: 30, y: 40 } }],
    });
    move(board, ['label:l', 'arrow:r'], 5, 6);
    expect(board.mission.labels?.[0]?.at).toEqual({ x: 5, y: 6 });
    expect(board.mission.arrows?.[0]).toMatchObject({ from: { x: 6, y: 8 }, to: { x: 35, y: 46 } });
  });

  it('moves a train by its token', () => {
    const train: Token = {
      id: 'train',
      kind: 'train',
      at: { tile: 'b', x: 45, y: 45 },
      tiles: ['b', 'c'],
      moves: true,
    };
    const board = boardOf([train], { placements: placementsOf(['a 2R', 'b 10R 250 250', 'c 11R 0 250']) });
    move(board, ['token:train'], 0, 90);
    expect(board.mission.placements).toEqual(placementsOf(['a 2R', 'b 10R 250 340', 'c 11R 0 340']));
  });
});

describe('a gun on a Wagon', () => {
  const wagon: Token = { id: 'w', kind: 'machine', machine: 'wagon', at: { tile: 'a', x: 30, y: 30 } };
  const gun: Token = {
    id: 'g',
    kind: 'machine',
    machine: 'gatling',
    on: 'w',
    at: { tile: 'a', x: 35, y: 30 },
  };

  it('goes with it', () => {
    const board = boardOf([gun, wagon]);
    move(board, ['token:w'], 5, 0);
    expect(board.token('g')).toMatchObject({ on: 'w', at: { x: 40 } });
    board.do(layPiece('w', { tile: 'b', x: 10, y: 10 }));
    expect(board.token('g')).toMatchObject({ on: 'w', at: { tile: 'b', x: 10, y: 10 } });
  });

  it('stays on it when it is moved a little, and is on the ground when it is taken away', () => {
    const board = boardOf([gun, wagon]);
    move(board, ['token:g'], 5, 0);
    expect(board.token('g')).toHaveProperty('on', 'w');
    move(board, ['token:g'], 150, 0);
    expect(board.token('g')).not.toHaveProperty('on');
  });

  it('is taken away by laying it elsewhere, too', () => {
    const board = boardOf([gun, wagon]);
    board.do(layPiece('g', { tile: 'b', x: 10, y: 10 }));
    expect(board.token('g')).not.toHaveProperty('on');
  });
});

describe('laying a piece', () => {
  it('puts it there and selects it', () => {
    const board = boardOf([exit('e', { tile: 'a', x: 30, y: 30 })]);
    board.do(layPiece('e', { tile: 'b', x: 20, y: 20, level: 'BAL' }));
    expect(board.token('e')?.at).toEqual({ tile: 'b', x: 20, y: 20, level: 'BAL' });
    expect(board.selected).toEqual(['token:e']);
  });

  it('does nothing where it is already, to a piece that is not there, or on a tile that is not', () => {
    const board = boardOf([exit('e', { tile: 'a', x: 30, y: 30 })]);
    expect(board.do(layPiece('e', { tile: 'a', x: 30, y: 30 }))).toBe(false);
    expect(board.do(layPiece('nothing', { tile: 'a', x: 30, y: 30 }))).toBe(false);
    expect(board.do(layPiece('e', { tile: 'nowhere', x: 30, y: 30 }))).toBe(false);
    expect(board.do(layPiece('e', { tile: 'b', x: Number.NaN, y: 30 }))).toBe(false);
  });
});
