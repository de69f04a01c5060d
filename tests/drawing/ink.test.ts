import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hatchStrokes, penStroke, strokesBetweenCorners } from '../../drawing/ink';
import { box, points } from '../../drawing/outline';
import { seedGenerator } from '../../engine';

describe('penStroke', () => {
  it('is the same stroke for the same seed, and another for another', () => {
    const stroke = (seed: string) => penStroke(seedGenerator(seed), points('0,0 80,0'), { width: 3 });
    expect(stroke('one')).toEqual(stroke('one'));
    expect(stroke('one')).not.toEqual(stroke('two'));
  });

  it('stays near its line', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 400 }), (seed, length) => {
        const stroke = penStroke(seedGenerator(seed), points(`0,0 ${length},0`), { width: 4, wobble: 1 });
        for (const [, y] of stroke) expect(Math.abs(y)).toBeLessThan(1 + 2 * 1.3 + 0.1);
      }),
    );
  });

  it('ends in a point where the pen is lifted', () => {
    const stroke = penStroke(seedGenerator('lift'), points('0,0 60,0'), {
      width: 6,
      wobble: 0,
      ends: [1, 0],
    });
    const atEnd = stroke.filter(([x]) => x > 59);
    expect(atEnd).toEqual([[60, 0]]);
  });
});

describe('strokesBetweenCorners', () => {
  it('draws a box in four strokes and a bend in one', () => {
    expect(strokesBetweenCorners(box(0, 0, 10, 10), true)).toHaveLength(4);
    expect(strokesBetweenCorners(points('0,0 10,1 20,4'), false)).toHaveLength(1);
  });
});

describe('hatchStrokes', () => {
  it('keeps inside a notched outline', () => {
    const notched = points('0,0 100,0 100,60 60,60 60,20 40,20 40,60 0,60');
    const strokes = hatchStrokes(seedGenerator('notch'), notched, { degrees: 0, spacing: 5, width: 1 });
    const inNotch = strokes.flat().filter(([x, y]) => y > 22 && x > 40.1 && x < 59.9);
    expect(strokes.length).toBeGreaterThan(15);
    expect(inNotch).toEqual([]);
  });
});
