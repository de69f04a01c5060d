import { expect, it } from 'vitest';
import { changeMission } from '../../../renderer/document/commands/properties';
import { placeTiles } from '../../../renderer/document/commands/tiles';
import { hasErrors } from '../../../renderer/document/laid-out';
import type { TileFace } from '../../../schemas';
import { placementsOf } from '../../helpers/board';
import { DrawingBoard } from '../../helpers/drawing-board';
import { emptyMission } from '../../helpers/empty-mission';
import { faceWith } from '../../helpers/missions';

const label = { key: 'step.cut' } as const;
const boardOf = (...tiles: string[]) =>
  new DrawingBoard({ ...emptyMission, placements: placementsOf(tiles) });

it('is compiled anew only when tiles or faces change', () => {
  const drawn = boardOf('a 2R');
  const { board } = drawn.laid;
  drawn.do(changeMission(label, (mission) => void (mission.title = { en: 'Other' })));
  expect(drawn.laid.board).toBe(board);
  drawn.do(placeTiles(drawn.mission, [{ face: '3R', x: 250, y: 0, rotation: 0 }], drawn.taken));
  expect(drawn.laid.board).not.toBe(board);
  drawn.tab.document.undo();
  expect(drawn.laid.board).toBe(board);
});

it('knows the faces that the mission brings along, as soon as it does', () => {
  const drawn = boardOf('a yard');
  expect(drawn.laid.board.zones).toEqual([]);
  expect(hasErrors(drawn.laid)).toBe(true);
  drawn.do(changeMission(label, (mission) => void (mission.faces = [faceWith({}) as unknown as TileFace])));
  expect(drawn.laid.board.zones.map(({ id }) => id)).toEqual(['a.R', 'a.S']);
  expect(hasErrors(drawn.laid)).toBe(false);
});

it('says what is wrong with how tiles lie', () => {
  const { boardProblems } = boardOf('a 2R', 'b 3R 100').laid;
  expect(boardProblems.map(({ code }) => code)).toEqual(['tiles-overlap']);
});
