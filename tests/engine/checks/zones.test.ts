import { describe, expect, it } from 'vitest';
import { faceProblems } from '../../../engine';
import { stockTileset } from '../../../engine/systems/undead-or-alive';
import { problemsOf, room, street } from '../../helpers/faces';

describe('the faces of the box', () => {
  it('have no problem', () => {
    expect(stockTileset.faces.flatMap(faceProblems)).toEqual([]);
  });
});

describe('zones', () => {
  it('may touch', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('are a problem when they lie on each other, by a millimetre', () => {
    expect(problemsOf({ zones: [street([0, 0, 250, 126]), room([0, 125, 250, 125])] })).toContainEqual({
      severity: 'error',
      code: 'zones-overlap',
      pointer: '/zones/1/rects',
      parameters: { one: 'S', other: 'R' },
      hint: 'zones-overlap',
    });
  });

  it('are a problem when two of their own rectangles overlap', () => {
    const zones = [street([0, 0, 250, 125]), room([0, 125, 150, 125], [149, 125, 101, 125])];
    expect(problemsOf({ zones })).toMatchObject([
      { code: 'zone-overlaps-itself', pointer: '/zones/1/rects', parameters: { zone: 'R' } },
    ]);
  });

  it.each([[[-1, 0, 250, 125]], [[0, -1, 250, 126]], [[1, 0, 250, 125]]] as const)(
    'are a problem when they reach beyond the face: %j',
    (rect) => {
      const problems = problemsOf({ zones: [street([...rect]), room([0, 125, 250, 125])] });
      const outside = { code: 'zone-outside', pointer: '/zones/0/rects/0', parameters: { zone: 'S' } };
      expect(problems).toContainEqual(expect.objectContaining(outside));
    },
  );

  it('are a problem when a balcony reaches beyond the face', () => {
    const balconies = [{ id: 'BAL', rects: [[200, 80, 60, 60]], stairs: 'R', over: ['S'] }];
    expect(problemsOf({ balconies }).map(({ code, pointer }) => [code, pointer])).toEqual([
      ['zone-outside', '/balconies/0/rects/0'],
    ]);
  });
});
