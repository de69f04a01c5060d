import { expect, it } from 'vitest';
import { layTrain } from '../../../../../renderer/document/systems/undead-or-alive/train';
import type { Token } from '../../../../../schemas';
import { placementsOf } from '../../../../helpers/board';
import { DrawingBoard } from '../../../../helpers/drawing-board';
import { emptyMission } from '../../../../helpers/empty-mission';

it('keeps the sign of a train on its tiles, and says nothing of others', () => {
  const train: Token = {
    id: 't',
    kind: 'train',
    at: { tile: 'a', x: 45, y: 45 },
    tiles: ['a', 'b'],
    moves: true,
    behind: { a: 'railroad', b: 'train' },
  };
  const board = new DrawingBoard({
    ...emptyMission,
    placements: placementsOf(['a 10R 250', 'b 11R']),
    tokens: [train],
  });
  board.do(layTrain('t', ['b']));
  const left = { ...train, at: { ...train.at, tile: 'b' }, tiles: ['b'], behind: { b: 'train' } };
  expect(board.token('t')).toEqual(left);
  expect(board.problems).toEqual([]);
  expect(board.do(layTrain('t', []))).toBe(false);
});
