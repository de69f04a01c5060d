import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { columnName, mapSquares, rowName } from '../../../engine';
import { rulerMarks, type Span } from '../../../renderer/canvas/ruler-marks';

it('every square of a map has its name on a ruler, the lane of a train, too', () => {
  const { rows } = mapSquares([
    [0, 0, 250, 250],
    [0, 250, 250, 90],
    [0, 340, 250, 250],
  ]);
  const { words } = rulerMarks({ spans: rows, sight: [0, 590], scale: 0.5, naming: rowName });
  const names = words.filter(({ kind }) => kind === 'tile');
  expect(names.map(({ at, text }) => [text, at])).toEqual([
    ['1', 125],
    ['2', 295],
    ['3', 465],
  ]);
});

describe('a ruler', () => {
  const spans: Span[] = [
    [0, 250],
    [250, 500],
  ];
  const marks = (scale: number, sight: Span = [-20, 400]) =>
    rulerMarks({ spans, sight, scale, naming: columnName });

  it('names a tile in the middle of what is in sight of it', () => {
    const names = marks(1).words.filter(({ kind }) => kind === 'tile');
    expect(names.map(({ at, text }) => [text, at])).toEqual([
      ['A', 125],
      ['B', 325],
    ]);
    expect(marks(1, [-20, 260]).words.map(({ text }) => text)).not.toContain('B');
  });

  it('has long ticks at the edges of tiles, once each', () => {
    const edges = marks(1, [-20, 600]).ticks.filter(({ length }) => length === 'tile');
    expect(edges.map(({ at }) => at)).toEqual([0, 250, 500]);
    expect(marks(1).ticks.filter(({ at }) => at === 250)).toHaveLength(1);
  });

  it('counts millimetres only where there is room for them, finer and finer', () => {
    const numbers = (scale: number) =>
      marks(scale, [0, 100]).words.flatMap(({ kind, text }) => (kind === 'millimetres' ? [text] : []));
    expect(numbers(0.2)).toEqual([]);
    expect(numbers(1)).toEqual(['0']);
    expect(numbers(1.5)).toEqual(['0', '50', '100']);
    expect(numbers(6)).toHaveLength(11);
  });

  test.prop([fc.double({ min: 0.01, max: 24, noNaN: true }), fc.integer({ min: -5000, max: 5000 })])(
    'has ticks in sight only, and never more than a pixel each three',
    (scale, from) => {
      const sight: Span = [from, from + 1000 / scale];
      const { ticks } = rulerMarks({ spans, sight, scale, naming: columnName });
      expect(ticks.every(({ at }) => at >= sight[0] && at <= sight[1])).toBe(true);
      expect(ticks.length).toBeLessThan(1000 / 3);
    },
  );
});
