import { expect, it } from 'vitest';
import { changeMission, eachOf, put } from '../../../../renderer/document/commands/properties';
import type { PartKey } from '../../../../renderer/document/parts';
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

const give = (keys: readonly PartKey[], property: string, value: unknown, joins?: string) =>
  changeMission(
    label,
    (mission) => eachOf(mission, new Set(keys), (part) => put(part, property, value)),
    joins,
  );

it('changes parts of every kind at once, and no namesake of another kind', () => {
  const board = boardWith();
  board.do(give(['token:a'], 'note', { en: 'Out' }));
  expect(board.token('a')?.note).toEqual({ en: 'Out' });
  expect(board.tile('a')).not.toHaveProperty('note');
  board.do(give(['label:l', 'arrow:r'], 'colour', 'red'));
  expect(board.mission.labels?.[0]?.colour).toBe('red');
  expect(board.mission.arrows?.[0]?.colour).toBe('red');
  expect(board.do(give(['tile:nowhere'], 'x', 1))).toBe(false);
});

it('takes away what is said no longer', () => {
  const board = boardWith();
  board.do(give(['label:l'], 'size', 'large'));
  board.do(give(['label:l'], 'size', undefined));
  expect(board.mission.labels?.[0]).not.toHaveProperty('size');
});

it('joins the letters of one text', () => {
  const board = boardWith();
  board.do(give(['token:a'], 'note', { en: 'O' }, 'note a'));
  board.do(give(['token:a'], 'note', { en: 'Ou' }, 'note a'));
  board.do(changeMission(label, (mission) => void (mission.minutes = 6), 'minutes'));
  board.do(changeMission(label, (mission) => void (mission.minutes = 60), 'minutes'));
  const { steps } = board.tab.document.store.getState().history;
  expect(steps).toHaveLength(2);
  board.tab.document.undo();
  expect(board.mission).not.toHaveProperty('minutes');
});
