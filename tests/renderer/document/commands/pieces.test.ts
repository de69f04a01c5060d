import { describe, expect, it } from 'vitest';
import type { UnplacedToken } from '../../../../engine';
import { placePiece } from '../../../../renderer/document/commands/pieces';
import { placementsOf } from '../../../helpers/board';
import { DrawingBoard } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';

const boardWith = () => new DrawingBoard({ ...emptyMission, placements: placementsOf(['a 2R']) });
const at = { tile: 'a', x: 30, y: 30 };
const place = (board: DrawingBoard, piece: UnplacedToken, where = at) =>
  board.do(placePiece(board.mission, piece, where, board.taken));

describe('a piece from the palette', () => {
  it.each<[string, UnplacedToken]>([
    ['start1', { kind: 'start' }],
    ['s1', { kind: 'spawn', spawn: 'mobile' }],
    ['o1', { kind: 'objective', colour: 'blue' }],
    ['n1', { kind: 'no-objective' }],
    ['exit1', { kind: 'exit' }],
    ['noise1', { kind: 'noise' }],
    ['c1', { kind: 'companion', class: 'Faithful' }],
    ['z1', { kind: 'zombie', zombie: 'walker', count: 3 }],
    ['m1', { kind: 'machine', machine: 'wagon' }],
  ])('gets the name %s', (id, piece) => {
    const board = boardWith();
    place(board, piece);
    expect(board.token(id)).toEqual({ id, ...piece, at });
    expect(board.selected).toEqual([`token:${id}`]);
    expect(board.problems).toEqual([]);
  });

  it('gets a name that nothing ever had', () => {
    const board = boardWith();
    place(board, { kind: 'exit' });
    place(board, { kind: 'exit' });
    board.tab.document.undo();
    place(board, { kind: 'exit' });
    expect(board.mission.tokens?.map(({ id }) => id)).toEqual(['exit1', 'exit3']);
  });

  it('is laid on whole millimetres', () => {
    const board = boardWith();
    place(board, { kind: 'exit' }, { tile: 'a', x: 30.4, y: 29.6 });
    expect(board.token('exit1')?.at).toEqual(at);
  });

  it('is not laid on a tile that is not there, or nowhere', () => {
    const board = boardWith();
    expect(place(board, { kind: 'exit' }, { ...at, tile: 'nowhere' })).toBe(false);
    expect(place(board, { kind: 'exit' }, { ...at, x: Number.NaN })).toBe(false);
  });
});
