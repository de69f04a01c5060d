import { expect, it } from 'vitest';
import { compileBoard, stockFace } from '../../../engine';
import { boardPictures } from '../../../renderer/canvas/board-pictures';
import type { OpenDocument } from '../../../renderer/document/open-document';
import type { Mission } from '../../../schemas';
import { tilesInSquare } from '../../helpers/large-boards';
import { missionWith } from '../../helpers/missions';

function documentOf(tiles: number): OpenDocument {
  const placements = tilesInSquare(tiles);
  const { board } = compileBoard(placements, stockFace);
  return {
    name: 'large.json',
    mission: missionWith({ placements }) as Mission,
    faces: stockFace,
    board,
    boardProblems: [],
    faceProblems: [],
    warnings: [],
    leftOut: [],
  };
}

it('what was drawn for a zone is drawn once, and looking at it again throws nothing away', () => {
  const { overlays } = boardPictures(documentOf(25), 'en');
  const first = Array.from({ length: 100 }, (_, zone) => overlays(zone, false));
  expect(overlays(7, false)).toBe(first[7]);
  expect(overlays(8, false)).toBe(first[8]);
  expect(overlays(99, false)).toBe(first[99]);
});

it('the overlays lie where the board has its own zero, whatever the margin of the picture', () => {
  const { overlays, scene } = boardPictures(documentOf(1), 'en');
  const [unseen] = overlays(0, false).under;
  const tile = unseen?.kind === 'path' ? unseen.outlines[0] : undefined;
  expect(tile?.[0]).toEqual([0, 0]);
  expect(scene.origin).toEqual([14, 14]);
});
