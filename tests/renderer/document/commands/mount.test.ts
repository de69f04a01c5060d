import { expect, it } from 'vitest';
import type { TokenKind } from '../../../../engine';
import { changeSort, mountPieces } from '../../../../renderer/document/commands/mount';
import { typePlace } from '../../../../renderer/document/commands/typed-place';
import { kindIn } from '../../../../renderer/document/kinds';
import type { Position, Token } from '../../../../schemas';
import { placementsOf } from '../../../helpers/board';
import { DrawingBoard } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';

const at = (x: number, y: number): Position => ({ tile: 'a', x, y });
const wagon: Token = { id: 'w', kind: 'machine', machine: 'wagon', at: at(30, 30) };
const gun: Token = { id: 'g', kind: 'machine', machine: 'gatling', at: at(100, 20) };
const machine = kindIn(emptyMission, gun) as TokenKind;
const boardOf = (...tokens: Token[]) =>
  new DrawingBoard({ ...emptyMission, placements: placementsOf(['a 2R']), tokens });
const type = (board: DrawingBoard, id: string, x: number) =>
  board.do(typePlace(board.laid.faces, id, { x }, 'typing:1'));

it('puts a gun on a Wagon where that stands, and takes it down there', () => {
  const board = boardOf(wagon, gun);
  board.do(mountPieces(['g'], 'w'));
  expect(board.token('g')).toEqual({ ...gun, on: 'w', at: wagon.at });
  board.do(mountPieces(['g'], undefined));
  expect(board.token('g')).toEqual({ ...gun, at: wagon.at });
  expect(board.do(mountPieces(['g'], 'nothing'))).toBe(false);
});

it('puts several guns on a Wagon in one step', () => {
  const board = boardOf(wagon, gun, { ...gun, id: 'h', at: at(120, 20) });
  board.do(mountPieces(['g', 'h'], 'w'));
  expect(board.token('h')).toMatchObject({ on: 'w', at: wagon.at });
  board.tab.document.undo();
  for (const id of ['g', 'h']) expect(board.token(id)).not.toHaveProperty('on');
});

it('takes the guns along when the place of a Wagon is typed', () => {
  const board = boardOf(wagon, { ...gun, on: 'w', at: wagon.at });
  for (const x of [1, 12]) type(board, 'w', x);
  expect(board.token('g')).toMatchObject({ on: 'w', at: at(12, 30) });
  board.tab.document.undo();
  expect(board.token('w')).toBe(wagon);
});

it('leaves a gun on its Wagon while its place is being typed', () => {
  const board = boardOf(wagon, { ...gun, on: 'w', at: wagon.at });
  type(board, 'g', 180);
  expect(board.token('g')).not.toHaveProperty('on');
  type(board, 'g', 18);
  expect(board.token('g')).toMatchObject({ on: 'w', at: at(18, 30) });
});

it('lets down what is on a Wagon that becomes a gun, and a gun that becomes a Wagon', () => {
  const mounted: Token = { ...gun, on: 'w' };
  const board = boardOf(wagon, mounted);
  board.do(changeSort(machine, ['w'], 'gatling'));
  expect(board.mission.tokens).toEqual([{ ...wagon, machine: 'gatling' }, gun]);
  const other = boardOf(wagon, mounted);
  other.do(changeSort(machine, ['g'], 'wagon'));
  expect(other.token('g')).toEqual({ ...gun, machine: 'wagon' });
});
