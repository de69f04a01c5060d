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

it('gives several parts the same, each of its kind', () => {
  const board = boardWith();
  const before = board.tile('b');
  board.do(give(['tile:a'], 'rotation', 90));
  board.do(give(['label:l', 'arrow:r', 'token:nothing'], 'colour', 'red'));
  expect([board.tile('a')?.rotation, board.tile('b')]).toEqual([90, before]);
  expect(board.tile('b')).toBe(before);
  expect([board.mission.labels?.[0]?.colour, board.mission.arrows?.[0]?.colour]).toEqual(['red', 'red']);
  // A token may be called as a tile is.
  expect(board.token('a')).not.toHaveProperty('rotation');
});

it('takes away what is not said any more', () => {
  const board = boardWith();
  board.do(give(['token:a'], 'note', { en: 'Out' }));
  expect(board.token('a')?.note).toEqual({ en: 'Out' });
  board.do(give(['token:a'], 'note', undefined));
  expect(board.token('a')).not.toHaveProperty('note');
});

it('joins letters of one text', () => {
  const board = boardWith();
  board.do(give(['token:a'], 'note', { en: 'O' }, 'note a'));
  board.do(give(['token:a'], 'note', { en: 'Ou' }, 'note a'));
  board.do(changeMission(label, (mission) => void (mission.minutes = 6), 'minutes'));
  board.do(changeMission(label, (mission) => void (mission.minutes = 60), 'minutes'));
  expect(board.tab.document.store.getState().history.steps).toHaveLength(2);
  board.tab.document.undo();
  expect(board.mission).not.toHaveProperty('minutes');
});
