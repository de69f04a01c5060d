import { describe, expect, it } from 'vitest';
import {
  flipTiles,
  layFace,
  otherFace,
  placeTiles,
  swapTiles,
} from '../../../../renderer/document/commands/tiles';
import { drivingTrain } from '../../../../renderer/document/systems/undead-or-alive';
import type { Mission, Token } from '../../../../schemas';
import { placementsOf } from '../../../helpers/board';
import { DrawingBoard, sampleMission } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';

const boardOf = (tiles: readonly string[], more: Partial<Mission> = {}) =>
  new DrawingBoard({ ...emptyMission, placements: placementsOf(tiles), ...more });
const tile = (face: string, x = 0, y = 0) => ({ face, x, y, rotation: 0 as const });
const place = (board: DrawingBoard, ...tiles: Parameters<typeof placeTiles>[1]) =>
  board.do(placeTiles(board.mission, tiles, board.taken));

describe('laying tiles', () => {
  it('calls them a, b, c and selects them', () => {
    const board = boardOf([]);
    place(board, tile('2R'), tile('3R', 250));
    expect(board.mission.placements).toEqual(placementsOf(['a 2R', 'b 3R 250']));
    expect(board.selected).toEqual(['tile:a', 'tile:b']);
  });

  it('gives no name twice, not even that of a tile that is gone', () => {
    const board = boardOf([]);
    place(board, tile('2R'));
    board.tab.document.undo();
    place(board, tile('3R'));
    expect(board.mission.placements.map(({ id }) => id)).toEqual(['b']);
  });

  it('calls them t1, t2 when the letters are used up', () => {
    const board = boardOf([]);
    place(board, ...Array.from({ length: 28 }, (_, index) => tile('2R', index * 250)));
    expect(board.mission.placements.slice(25).map(({ id }) => id)).toEqual(['z', 't1', 't2']);
  });

  it('lays them on whole millimetres, and none that lie nowhere', () => {
    const board = boardOf([]);
    place(board, tile('2R', 10.4, -0.2), tile('3R', Number.NaN), tile('4R', Infinity), tile('5R', 1e9));
    expect(board.mission.placements).toEqual(placementsOf(['a 2R 10 0', 'b 5R 100000 0']));
  });

  it('lays none of them where there is no room for all', () => {
    const board = boardOf(Array.from({ length: 399 }, (_, index) => `t${index + 1} 2R ${index * 250}`));
    expect(place(board, tile('3R', 0, 500), tile('4R', 250, 500))).toBe(false);
    expect(place(board, tile('3R', 0, 500))).toBe(true);
  });

  it('makes a train of them, the locomotive first', () => {
    const board = boardOf([]);
    board.do(
      placeTiles(board.mission, [tile('10R', 250), tile('11R')], board.taken, { makes: drivingTrain }),
    );
    expect(board.mission.tokens).toEqual([
      { id: 'train1', kind: 'train', at: { tile: 'a', x: 45, y: 45 }, tiles: ['a', 'b'], moves: true },
    ]);
    expect(board.problems).toEqual([]);
    board.tab.document.undo();
    expect(board.mission).toBe(board.tab.document.store.getState().history.now);
    expect(board.mission).toEqual(emptyMission);
  });
});

describe('the other face', () => {
  it('bears the same number', () => {
    expect(otherFace('undead-or-alive', '3R')).toBe('3V');
    expect(otherFace('undead-or-alive', '12V')).toBe('12R');
  });

  it('is none where nobody knows it', () => {
    expect(otherFace('undead-or-alive', 'yard')).toBeUndefined();
    expect(otherFace('undead-or-alive', '')).toBeUndefined();
  });
});

describe('turning tiles over', () => {
  const token = (id: string, x: number, y: number, level?: string): Token => ({
    id,
    kind: 'exit',
    at: { tile: 'a', x, y, ...(level !== undefined && { level }) },
  });

  it('leaves what lies on them where it is', () => {
    const board = boardOf(['a 2R', 'b 3R 250'], { tokens: [token('e', 30, 30)] });
    const before = board.token('e');
    board.do(flipTiles(board.laid, ['a']));
    expect(board.tile('a')?.face).toBe('2V');
    expect(board.token('e')).toBe(before);
    expect(board.tile('b')?.face).toBe('3R');
  });

  it('takes down what was on a balcony that the other face does not have', () => {
    const board = boardOf(['a 1R'], { tokens: [token('e', 60, 60, 'BAL')] });
    board.do(flipTiles(board.laid, ['a']));
    expect(board.token('e')?.at).toEqual({ tile: 'a', x: 60, y: 60 });
    expect(board.problems).toEqual([]);
  });

  it('moves what would lie in no zone to the nearest one', () => {
    // Beside the cab of the locomotive there is nothing but its engine.
    const board = boardOf(['a 10V'], { tokens: [token('e', 200, 45)] });
    board.do(flipTiles(board.laid, ['a']));
    expect(board.token('e')?.at).toEqual({ tile: 'a', x: 136, y: 45 });
    expect(board.problems).toEqual([]);
  });

  it('leaves areas where they are, under the names that their zones then have', () => {
    const areas = [{ id: 'track', name: { en: 'Track' }, zones: ['a.left', 'a.mid', 'a.right', 'b.NE'] }];
    const board = boardOf(['a 10V', 'b 2R 0 90'], { areas });
    board.do(flipTiles(board.laid, ['a']));
    expect(board.mission.areas?.[0]?.zones).toEqual(['a.tender', 'a.cab', 'b.NE']);
    expect(board.problems).toEqual([]);
  });

  it('turns over the tiles of variants’ pieces, too', () => {
    const variants = [{ id: 'few', survivors: [1], tokens: [token('e', 60, 60, 'BAL')] }];
    const board = boardOf(['a 1R'], { variants });
    board.do(flipTiles(board.laid, ['a']));
    expect(board.problems).toEqual([]);
  });

  it('twice is as if nothing had been, on every tile of the box', () => {
    for (const number of Array.from({ length: 12 }, (_, index) => index + 1)) {
      const board = boardOf([`a ${number}R`]);
      board.do(flipTiles(board.laid, ['a']));
      expect(board.tile('a')?.face).toBe(`${number}V`);
      board.do(flipTiles(board.laid, ['a']));
      expect(board.mission.placements).toEqual(placementsOf([`a ${number}R`]));
    }
  });

  it('does nothing to a tile that is not there, or has no other face', () => {
    const board = boardOf(['a yard'], {
      faces: [
        {
          format: 'boothill/tile@1',
          id: 'yard',
          name: { en: 'Yard' },
          size: [250, 250],
          zones: [{ id: 'S', kind: 'street', rects: [[0, 0, 250, 250]] }],
        },
      ],
    });
    expect(board.do(flipTiles(board.laid, ['a', 'nowhere']))).toBe(false);
  });

  it('keeps every sample sound', () => {
    for (const name of ['m0', 'm4', 'm7', 'm10']) {
      const board = new DrawingBoard(sampleMission(`${name}.boothill.json`));
      const ids = board.mission.placements.map(({ id }) => id);
      board.do(flipTiles(board.laid, ids));
      expect(board.problems.filter(({ pointer }) => !/^\/(goals|rules)/.test(pointer))).toEqual([]);
    }
  });
});

describe('laying another face', () => {
  it('puts it where the old one was, whichever tile it is of', () => {
    const board = boardOf(['a 2R 0 0 90']);
    board.do(layFace(board.laid, 'a', '5V'));
    expect(board.mission.placements).toEqual(placementsOf(['a 5V 0 0 90']));
  });

  it('does nothing with a face that nobody knows', () => {
    const board = boardOf(['a 2R']);
    expect(board.do(layFace(board.laid, 'a', 'unheard-of'))).toBe(false);
  });
});

describe('swapping tiles', () => {
  it('puts each where the other was, with what lies on it', () => {
    const board = boardOf(['a 2R', 'b 3R 250 0 90']);
    board.do(swapTiles(board.mission, 'a', 'b'));
    expect(board.mission.placements).toEqual(placementsOf(['a 2R 250', 'b 3R 0 0 90']));
  });

  it('does nothing with one that is not there, or with one and the same', () => {
    const board = boardOf(['a 2R', 'b 3R 250']);
    expect(board.do(swapTiles(board.mission, 'a', 'nowhere'))).toBe(false);
    expect(board.do(swapTiles(board.mission, 'a', 'a'))).toBe(false);
  });
});
