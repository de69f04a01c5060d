import { describe, expect, it } from 'vitest';
import type { Point } from '../../../drawing/scene';
import { facesWith, turnSize } from '../../../engine';
import { laidOut } from '../../../renderer/document/laid-out';
import { pointOn } from '../../../renderer/tools/geometry/seats';
import { loadDocument, type Mission, type Placement, type Token } from '../../../schemas';
import { sample } from '../../helpers/samples';
import { missionOn } from '../../helpers/small-missions';
import { TestEditor } from '../../helpers/test-editor';

function opened(name: string): Mission {
  const loaded = loadDocument(sample(`${name}.boothill.json`), 'mission');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.document;
}

/** As near to where a tile belongs as a hand comes. */
function layTile(editor: TestEditor, { face, x, y, rotation }: Placement, isFirst: boolean): void {
  const [width, height] = turnSize(facesWith()(face)?.size ?? [0, 0], rotation);
  const slip = isFirst ? 60 : 7;
  const at: Point = [x + width / 2 + slip, y + height / 2 - slip];
  editor.takeTile(face).move(at);
  for (let turned = 0; turned < rotation; turned += 90) editor.key('rotate');
  editor.click(at);
}

function layPiece(editor: TestEditor, { id: _id, at, ...piece }: Token, point: Point): void {
  editor.takePiece(piece).click(point);
  if (at.level !== undefined) editor.answer('tool.on-balcony');
  else if (editor.shown.question) editor.answer(editor.answers()[1] ?? '');
  editor.escape();
}

/** What lies where, whatever it is called. */
function table(mission: Mission): unknown {
  const laid = laidOut(mission);
  const tiles = mission.placements.map(({ face, x, y, rotation }) => `${face} ${x} ${y} ${rotation}`);
  const pieces = (mission.tokens ?? []).map(({ id: _id, at: { tile: _tile, ...at }, ...piece }, index) =>
    JSON.stringify([piece, at, pointOn(laid, mission.tokens?.[index]?.at ?? { tile: '', x: 0, y: 0 })]),
  );
  return { tiles: tiles.sort(), pieces: pieces.sort() };
}

describe('building by hand from an empty mission', () => {
  it.each(['m0', 'm4', 'm10'])('comes to the board and the pieces of %s', (name) => {
    const wanted = opened(name);
    const editor = new TestEditor(missionOn([]));
    for (const [index, tile] of wanted.placements.entries()) layTile(editor, tile, index === 0);
    for (const token of wanted.tokens ?? []) {
      layPiece(editor, token, pointOn(laidOut(wanted), token.at) ?? [0, 0]);
    }
    expect(editor.said).toEqual([]);
    expect(table(editor.mission)).toEqual(table(wanted));
    expect(editor.steps).toBe(wanted.placements.length + (wanted.tokens ?? []).length);
  });
});
