import { describe, expect, it } from 'vitest';
import { inventory } from '../../../../../renderer/document/inventory';
import {
  colourCrate,
  keepCrate,
  printedCrates,
  removeCrate,
} from '../../../../../renderer/document/systems/undead-or-alive/crates';
import type { Token } from '../../../../../schemas';
import { placementsOf } from '../../../../helpers/board';
import { DrawingBoard } from '../../../../helpers/drawing-board';
import { emptyMission } from '../../../../helpers/empty-mission';

const boardWith = (tokens: Token[] = [], tiles = ['a 2R 100 0 90']) =>
  new DrawingBoard({ ...emptyMission, placements: placementsOf(tiles), tokens });
const crate = (board: DrawingBoard) => {
  const [first] = printedCrates(board.laid);
  if (!first) throw new Error('There is no crate');
  return first;
};
const red = (board: DrawingBoard) =>
  inventory(board.mission).find(({ component }) => component === 'red-objective')?.used;

describe('a printed crate', () => {
  it('is where its tile has it, however that is turned', () => {
    const board = boardWith();
    expect(printedCrates(board.laid)).toEqual([
      {
        tile: 'a',
        spot: 'crate',
        at: { tile: 'a', x: 82, y: 208 },
        point: [100 + 250 - 208, 82],
        zone: board.laid.board.zoneOf('a.C'),
        state: 'printed',
      },
    ]);
    expect(red(board)).toBe(1);
  });

  it('is none on a face without one', () => {
    expect(printedCrates(boardWith([], ['a 1R']).laid)).toEqual([]);
  });

  it('is removed, and kept again', () => {
    const board = boardWith();
    board.do(removeCrate(board.mission, crate(board), board.taken));
    expect(board.mission.tokens).toEqual([
      { id: 'n1', kind: 'no-objective', at: { tile: 'a', x: 82, y: 208 } },
    ]);
    expect(crate(board).state).toBe('removed');
    expect(red(board)).toBe(0);
    expect(board.do(removeCrate(board.mission, crate(board), board.taken))).toBe(false);
    board.do(keepCrate(board.mission, crate(board)));
    expect(crate(board).state).toBe('printed');
    expect(board.mission.tokens).toEqual([]);
    expect(board.do(keepCrate(board.mission, crate(board)))).toBe(false);
  });

  it('gets an objective of another colour, which is the same one when it changes its colour again', () => {
    const board = boardWith();
    board.do(removeCrate(board.mission, crate(board), board.taken));
    board.do(colourCrate(board.mission, crate(board), 'blue', board.taken));
    expect(board.mission.tokens).toEqual([
      { id: 'o1', kind: 'objective', colour: 'blue', at: { tile: 'a', x: 82, y: 208 } },
    ]);
    expect(crate(board).state).toBe('replaced');
    expect(board.selected).toEqual(['token:o1']);
    board.do(colourCrate(board.mission, crate(board), 'green', board.taken));
    expect(board.mission.tokens).toMatchObject([{ id: 'o1', colour: 'green' }]);
    board.do(removeCrate(board.mission, crate(board), board.taken));
    expect(board.mission.tokens).toMatchObject([{ kind: 'no-objective' }]);
  });

  it('is covered by what lies near it on the ground of its tile, as when a game is set up', () => {
    const objective = (at: Partial<Token['at']>): Token => ({
      id: 'o',
      kind: 'objective',
      colour: 'red',
      at: { tile: 'a', x: 82, y: 208, ...at },
    });
    expect(crate(boardWith([objective({ x: 102, y: 188 })])).state).toBe('replaced');
    expect(crate(boardWith([objective({ x: 103 })])).state).toBe('printed');
    expect(crate(boardWith([objective({ level: 'BAL' })])).state).toBe('printed');
    expect(crate(boardWith([{ id: 'e', kind: 'exit', at: { tile: 'a', x: 82, y: 208 } }])).state).toBe(
      'printed',
    );
  });
});
