import { describe, expect, it } from 'vitest';
import {
  addArrow,
  addLabel,
  reshapeArrow,
  writeLabel,
} from '../../../../renderer/document/commands/annotations';
import { DrawingBoard } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';

const boardWithLabel = () => {
  const board = new DrawingBoard(emptyMission);
  board.do(addLabel(board.mission, [10.2, 20], { en: 'Here' }, board.taken));
  return board;
};
const text = (board: DrawingBoard) => board.mission.labels?.[0]?.text;

describe('a label', () => {
  it('lies where the hand is, on whole millimetres', () => {
    const board = boardWithLabel();
    expect(board.mission.labels).toEqual([{ id: 'l1', at: { x: 10, y: 20 }, text: { en: 'Here' } }]);
    expect(board.selected).toEqual(['label:l1']);
  });

  it('that says nothing is none', () => {
    const board = new DrawingBoard(emptyMission);
    expect(board.do(addLabel(board.mission, [0, 0], { en: ' ' }, board.taken))).toBe(false);
    expect(board.do(addLabel(board.mission, [0, 0], {}, board.taken))).toBe(false);
    expect(board.do(addLabel(board.mission, [Number.NaN, 0], { en: 'Here' }, board.taken))).toBe(false);
  });

  it('is written in every language by itself, and every writing is a step', () => {
    const board = boardWithLabel();
    for (const words of ['Ici', 'Là']) board.do(writeLabel('l1', 'fr', words));
    expect(text(board)).toEqual({ en: 'Here', fr: 'Là' });
    board.tab.document.undo();
    expect(text(board)).toEqual({ en: 'Here', fr: 'Ici' });
  });

  it('forgets a language in which it says nothing, and goes with the last one', () => {
    const board = boardWithLabel();
    board.do(writeLabel('l1', 'fr', 'Ici'));
    board.do(writeLabel('l1', 'en', ''));
    expect(text(board)).toEqual({ fr: 'Ici' });
    board.do(writeLabel('l1', 'fr', '  '));
    expect(board.mission.labels).toEqual([]);
  });

  it('is not longer than a mission may have it, nor in a language that there is not', () => {
    const board = boardWithLabel();
    board.do(writeLabel('l1', 'en', 'x'.repeat(30_000)));
    expect(text(board)?.en).toHaveLength(20_000);
    expect(board.do(writeLabel('l1', '__proto__', 'x'))).toBe(false);
    expect(board.do(writeLabel('nothing', 'en', 'x'))).toBe(false);
    expect(board.problems).toEqual([]);
  });
});

describe('an arrow', () => {
  it('leads from one point to the other', () => {
    const board = new DrawingBoard(emptyMission);
    board.do(addArrow(board.mission, [0, 0], [30.4, 40], board.taken));
    expect(board.mission.arrows).toEqual([{ id: 'arrow1', from: { x: 0, y: 0 }, to: { x: 30, y: 40 } }]);
    expect(board.selected).toEqual(['arrow:arrow1']);
    board.do(reshapeArrow('arrow1', 'from', [5, 6]));
    board.do(reshapeArrow('arrow1', 'to', [7, 8]));
    expect(board.mission.arrows).toEqual([{ id: 'arrow1', from: { x: 5, y: 6 }, to: { x: 7, y: 8 } }]);
  });

  it('always has a length', () => {
    const board = new DrawingBoard(emptyMission);
    expect(board.do(addArrow(board.mission, [3, 4], [3.2, 4], board.taken))).toBe(false);
    board.do(addArrow(board.mission, [3, 4], [30, 40], board.taken));
    expect(board.do(reshapeArrow('arrow1', 'to', [3, 4]))).toBe(false);
    expect(board.do(reshapeArrow('arrow1', 'to', [Number.NaN, 4]))).toBe(false);
    expect(board.do(reshapeArrow('nothing', 'to', [0, 0]))).toBe(false);
  });
});
