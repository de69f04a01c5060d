import { describe, expect, it } from 'vitest';
import { evenHeight, fillColumns } from '../../../printing/flow/columns';
import type { Strip } from '../../../printing/flow/strips';

const strip = (height: number, more: Partial<Strip> = {}): Strip => ({ height, gap: 0, parts: [], ...more });
const glued = { glued: true } as const;

function columnsOf(strips: readonly Strip[], height: number): number[] {
  const { places } = fillColumns(strips, () => height);
  return places.map(({ column }) => column);
}

describe('columns', () => {
  it('are filled one after the other', () => {
    expect(columnsOf([strip(4), strip(4), strip(4)], 10)).toEqual([0, 0, 1]);
  });

  it('leave out a gap at their top', () => {
    const { places } = fillColumns([strip(6), strip(6, { gap: 3 }), strip(3, { gap: 1 })], () => 10);
    expect(places.map(({ column, y }) => [column, y])).toEqual([
      [0, 0],
      [1, 0],
      [1, 7],
    ]);
  });

  it('take along what the next one is glued to', () => {
    expect(columnsOf([strip(4), strip(4), strip(4, glued)], 10)).toEqual([0, 1, 1]);
  });

  it('tear apart only what no column holds', () => {
    const tall = [strip(4), strip(4, glued), strip(4, glued), strip(4, glued)];
    const filled = fillColumns([strip(3), ...tall], () => 10);
    expect(filled.places.map(({ column }) => column)).toEqual([0, 1, 1, 2, 2]);
    expect(filled.torn).toBe(true);
  });

  it('say a head again where a table runs on', () => {
    const head = [strip(2)];
    const rows = [strip(2), strip(4, { ...glued, head }), strip(4, { head }), strip(4, { head })];
    const { places } = fillColumns(rows, () => 10);
    expect(places.map(({ column, strip: { height } }) => [column, height])).toEqual([
      [0, 2],
      [0, 4],
      [0, 4],
      [1, 2],
      [1, 4],
    ]);
  });

  it('make a drawing a little smaller before it moves on', () => {
    const drawing = strip(6, { lower: (height) => strip(height) });
    expect(fillColumns([strip(5), drawing], () => 10).places[1]).toMatchObject({
      column: 0,
      strip: { height: 5 },
    });
    expect(columnsOf([strip(7), drawing], 10)).toEqual([0, 1]);
  });

  it('make a drawing as small as need be where it is higher than any of them', () => {
    const drawing = strip(40, { lower: (height, anyway) => (anyway ? strip(height) : undefined) });
    expect(fillColumns([drawing], () => 10).places[0]?.strip.height).toBe(10);
  });

  it('begin where something else ends', () => {
    const { places, column, y } = fillColumns([strip(4), strip(4)], () => 10, { column: 2, y: 5 });
    expect(places.map((place) => [place.column, place.y])).toEqual([
      [2, 5],
      [3, 0],
    ]);
    expect([column, y]).toEqual([3, 4]);
  });

  it('can end alike', () => {
    const height = evenHeight(
      Array.from({ length: 8 }, () => strip(1)),
      2,
      100,
    );
    expect(height).toBeCloseTo(4, 1);
    expect(evenHeight([strip(30), strip(30), strip(30)], 2, 40)).toBeUndefined();
  });
});
