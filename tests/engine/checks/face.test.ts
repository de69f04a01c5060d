import { describe, expect, it } from 'vitest';
import { facesProblems } from '../../../engine';
import type { TileFace } from '../../../schemas';
import { problemsOf, room, street } from '../../helpers/faces';
import { faceWith } from '../../helpers/missions';

const lying = [street([0, 0, 250, 126]), room([0, 125, 250, 125])];

describe('the faces of a file', () => {
  it('are named with their problems, which point into the file', () => {
    const faces = [faceWith({}), faceWith({ id: 'heap', zones: lying })] as unknown as TileFace[];
    expect(facesProblems(faces)).toContainEqual(
      expect.objectContaining({ code: 'zones-overlap', face: 'heap', pointer: '/faces/1/zones/1/rects' }),
    );
    expect(facesProblems(faces).map(({ face }) => face)).not.toContain('yard');
  });

  it('may be none', () => {
    expect(facesProblems(undefined)).toEqual([]);
  });
});

describe('a face that is wrong everywhere', () => {
  const zones = [
    ...Array.from({ length: 20 }, (_, index) => ({ ...room([0, 125, 250, 125]), id: `R${index}` })),
    street([0, 0, 250, 125]),
  ];

  it('has a hundred problems and a count of the rest, errors first', () => {
    // 190 pairs lie on each other, and 20 rooms cannot be reached.
    const problems = problemsOf({ zones, openings: [] });
    expect(problems).toHaveLength(101);
    expect(problems.slice(0, 100).every(({ code }) => code === 'zones-overlap')).toBe(true);
    expect(problems.at(-1)).toMatchObject({
      severity: 'error',
      code: 'more-problems',
      parameters: { count: 110 },
    });
  });

  it('is not so a hundred times over where there are more of its kind', () => {
    const faces = Array.from({ length: 5 }, (_, index) => faceWith({ id: `f${index}`, zones, openings: [] }));
    const problems = facesProblems(faces as unknown as TileFace[]);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)?.parameters).toEqual({ count: 950 });
  });
});
