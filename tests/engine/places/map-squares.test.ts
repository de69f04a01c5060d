import { describe, expect, it } from 'vitest';
import { columnName, mapSquares, squareAt } from '../../../engine/places/map-squares';

describe('the squares of a map', () => {
  it('are a column and a row for each of its tiles, and one for the lane of a train', () => {
    const squares = mapSquares([
      [0, 0, 250, 250],
      [250, 0, 250, 250],
      [0, 250, 250, 90],
      [250, 340, 250, 250],
    ]);
    expect(squares).toEqual({
      columns: [
        [0, 250],
        [250, 500],
      ],
      rows: [
        [0, 250],
        [250, 340],
        [340, 590],
      ],
    });
    expect(squareAt(squares, [10, 10])).toBe('A1');
    expect(squareAt(squares, [499, 300])).toBe('B2');
    expect(squareAt(squares, [260, 589])).toBe('B3');
  });

  it('let tiles that nearly line up share one, and need no order', () => {
    expect(
      mapSquares([
        [260, 0, 250, 250],
        [-250, 5, 250, 250],
        [0, 0, 250, 250],
        [10, 250, 250, 250],
      ]),
    ).toEqual({
      columns: [
        [-250, 0],
        [0, 260],
        [260, 510],
      ],
      rows: [
        [0, 250],
        [250, 500],
      ],
    });
  });

  it('go on after Z', () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnName)).toEqual([
      ...['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA'],
    ]);
  });

  it('are none without tiles', () => {
    expect(mapSquares([])).toEqual({ columns: [], rows: [] });
  });
});
