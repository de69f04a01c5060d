import { expect, it } from 'vitest';
import { type PlaceChange, typePlace } from '../../../../renderer/document/commands/typed-place';
import type { Position, Token } from '../../../../schemas';
import { placementsOf } from '../../../helpers/board';
import { DrawingBoard } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';

const upstairs: Position = { tile: 'a', x: 180, y: 60, level: 'BAL' };
const boardOf = (at: Position) => {
  const exit: Token = { id: 'e', kind: 'exit', at };
  return new DrawingBoard({ ...emptyMission, placements: placementsOf(['a 2R']), tokens: [exit] });
};
const type = (board: DrawingBoard, change: PlaceChange, joins?: string) => {
  board.do(typePlace(board.laid.faces, 'e', change, joins));
  return board.token('e')?.at;
};

it('leaves a piece on its balcony only where that is', () => {
  const board = boardOf(upstairs);
  expect(type(board, { x: 190 })).toEqual({ ...upstairs, x: 190 });
  expect(type(board, { x: 20 })).toEqual({ tile: 'a', x: 20, y: 60 });
  expect(board.problems).toEqual([]);
});

it('does not fall from a balcony while a number is being typed', () => {
  const board = boardOf(upstairs);
  for (const x of [1, 19]) type(board, { x }, 'typing:1');
  expect(type(board, { x: 190 }, 'typing:1')).toEqual({ ...upstairs, x: 190 });
  board.tab.document.undo();
  expect(board.token('e')?.at).toEqual(upstairs);
});

it('comes to the nearest place of a balcony that is chosen, and down from it where it is', () => {
  const board = boardOf({ tile: 'a', x: 20, y: 20 });
  const at = type(board, { level: 'BAL' });
  expect(at?.level).toBe('BAL');
  expect(board.problems).toEqual([]);
  expect(type(board, { level: undefined })).toEqual({ tile: 'a', x: at?.x, y: at?.y });
});

it('goes nowhere that there is not', () => {
  const board = boardOf(upstairs);
  expect(type(board, { level: 'ROOF' })).toEqual(upstairs);
  expect(board.do(typePlace(board.laid.faces, 'nothing', { x: 5 }))).toBe(false);
});
