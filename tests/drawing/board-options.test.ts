import { describe, expect, it } from 'vitest';
import { boardScene } from '../../drawing/board/board-scene';
import type { BoardOptions } from '../../drawing/board/options';
import type { Shape } from '../../drawing/scene';
import { compileBoard, stockFace } from '../../engine';
import { everyToken } from '../helpers/stock-faces';

const mission = {
  ...everyToken(),
  areas: [{ id: 'yard', name: { en: 'The yard', fr: 'La cour' }, tiles: ['b'] }],
};
const { board } = compileBoard(mission.placements, stockFace);

function sceneWith(options: BoardOptions): readonly Shape[] {
  return boardScene({ placements: mission.placements, faces: stockFace, mission, board, options }).shapes;
}

function wordsOf(shapes: readonly Shape[]): string[] {
  return shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
}

describe('a picture of a board', () => {
  it('has the tokens, unless they are not wanted', () => {
    const ids = (options: BoardOptions) => sceneWith(options).map(({ id = '' }) => id);
    expect(ids({}).some((id) => id.startsWith('token:'))).toBe(true);
    expect(ids({ tokens: false }).filter((id) => id.startsWith('token:'))).toEqual([]);
    expect(ids({ tokens: false })).toContain('label:l1');
  });

  it('has what the author wrote and pointed at, unless that is not wanted', () => {
    const ids = sceneWith({ labels: false }).map(({ id = '' }) => id);
    expect(ids.filter((id) => /^(label|arrow):/.test(id))).toEqual([]);
    expect(ids).toContain('token:t1');
  });

  it('has its squares, unless they are not wanted', () => {
    expect(wordsOf(sceneWith({}))).toContain('A');
    expect(wordsOf(sceneWith({ grid: false, tokens: false }))).not.toContain('A');
  });

  it('has the named areas if they are wanted, and the names of zones keep off theirs', () => {
    expect(wordsOf(sceneWith({}))).not.toContain('The yard');
    expect(wordsOf(sceneWith({ areas: true }))).toContain('The yard');
    expect(wordsOf(sceneWith({ areas: true, language: 'fr' }))).toContain('La cour');
    const [alone, beside] = [sceneWith({ zones: true }), sceneWith({ zones: true, areas: true })];
    const tags = (shapes: readonly Shape[]) =>
      shapes.filter((shape) => shape.kind === 'text' && shape.layer === 'labels').length;
    expect(tags(beside)).toBe(tags(alone) + 1);
  });
});
