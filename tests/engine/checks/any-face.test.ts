import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileBoard, faceProblems } from '../../../engine';
import { isTileFace } from '../../../schemas';
import { times } from '../../helpers/long';
import { faceWith } from '../../helpers/missions';

const place = fc.oneof(fc.integer({ min: -300, max: 300 }), fc.constantFrom(0, 75, 125, 175, 250, -90_000));
const length = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(75, 125, 250, 1000));
const rects = fc.array(fc.tuple(place, place, length, length), { minLength: 1, maxLength: 4 });
const zoneId = fc.constantFrom('A', 'B', 'C', 'D');
const line = fc
  .tuple(place, place, length, fc.boolean())
  .map(([x, y, long, upright]) => (upright ? [x, y, x, y + long] : [x, y, x + long, y]));

const face = fc
  .record({
    zones: fc.tuple(
      ...['A', 'B', 'C', 'D'].map((id) =>
        fc.record({ id: fc.constant(id), kind: fc.constantFrom('street', 'building'), rects }),
      ),
    ),
    openings: fc.array(
      fc.record({ zones: fc.uniqueArray(zoneId, { minLength: 1, maxLength: 2 }), at: line }),
      { maxLength: 5 },
    ),
    balconies: fc.array(
      fc.record({
        id: fc.constant('BAL'),
        rects,
        stairs: zoneId,
        over: fc.uniqueArray(zoneId, { minLength: 1, maxLength: 3 }),
      }),
      { maxLength: 1 },
    ),
  })
  .map(faceWith);

describe('a face of any geometry', () => {
  it('is checked and compiled, however wrong it is', () => {
    fc.assert(
      fc.property(face, fc.constantFrom(0, 90, 180, 270), (any, rotation) => {
        if (!isTileFace(any)) throw new Error('the face must be one by its schema');
        for (const { pointer } of faceProblems(any))
          expect(pointer).toMatch(/^\/(zones|openings|balconies)\/\d+/);
        const placements = [0, 1].map((index) => ({
          id: `t${index}`,
          face: any.id,
          x: index * 250,
          y: 0,
          rotation,
        }));
        const { board } = compileBoard(placements, () => any);
        for (const { index } of board.zones) {
          board.townsfolkSightFrom(index);
          expect(board.sightFrom(index).has(index)).toBe(false);
        }
      }),
      { numRuns: times(300, 10_000) },
    );
  });
});
