import { expect, it } from 'vitest';
import { changeMission, changePart } from '../../../../renderer/document/commands/properties';
import { placementsOf } from '../../../helpers/board';
import { DrawingBoard } from '../../../helpers/drawing-board';
import { emptyMission } from '../../../helpers/empty-mission';

const label = { key: 'step.cut' } as const;
const boardWith = () =>
  new DrawingBoard({
    ...emptyMission,
    placements: placementsOf(['a 2R', 'b 3R 250']),
    tokens: [{ id: 'a', kind: 'exit', at: { tile: 'a', x: 30, y: 30 } }],
    labels: [{ id: 'l', at: { x: 0, y: 0 }, text: { en: 'Here' } }],
    arrows: [{ id: 'r', from: { x: 0, y: 0 }, to: { x: 9, y: 9 } }],
  });

it('changes one part of its kind', () => {
  const board = boardWith();
  board.do(changePart('tile:a', label, (tile) => void (tile.rotation = 90)));
  board.do(changePart('token:a', label, (token) => void (token.note = { en: 'Out' })));
  board.do(changePart('label:l', label, (words) => void (words.size = 'large')));
  board.do(changePart('arrow:r', label, (arrow) => void (arrow.colour = 'red')));
  expect(board.tile('a')?.rotation).toBe(90);
  expect(board.token('a')?.note).toEqual({ en: 'Out' });
  expect(board.mission.labels?.[0]?.size).toBe('large');
  expect(board.mission.arrows?.[0]?.colour).toBe('red');
  expect(board.do(changePart('tile:nowhere', label, (tile) => void (tile.x = 1)))).toBe(false);
});

it('joins letters of one text of one part', () => {
  const board = boardWith();
  const note = (en: string) => changePart('token:a', label, (token) => void (token.note = { en }), 'note');
  board.do(note('O'));
  board.do(note('Ou'));
  board.do(changeMission(label, (mission) => void (mission.minutes = 6), 'minutes'));
  board.do(changeMission(label, (mission) => void (mission.minutes = 60), 'minutes'));
  const { steps } = board.tab.document.store.getState().history;
  expect(steps).toHaveLength(2);
  board.tab.document.undo();
  expect(board.mission).not.toHaveProperty('minutes');
});
