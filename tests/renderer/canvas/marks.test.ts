import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../renderer/canvas/marks';
import { heldMarks, hoverMarks, selectionMarks } from '../../../renderer/canvas/part-marks';
import { toolMarks } from '../../../renderer/canvas/tool-marks';
import type { PartKey } from '../../../renderer/document/parts';
import { nothingShown } from '../../../renderer/tools/shown';
import { laidOn, objective } from '../../helpers/small-missions';

const laid = laidOn(['a 2R 0 0 0', 'b 3R 250 0 0'], {
  tokens: [objective('o1 a 40 40')],
  labels: [{ id: 'l1', at: { x: 125, y: 300 }, text: { en: 'Here' } }],
  arrows: [{ id: 'arrow1', from: { x: 0, y: 300 }, to: { x: 90, y: 310 } }],
});
const kinds = (marks: readonly Mark[]) => marks.map(({ kind }) => kind);

describe('what is selected', () => {
  it('has a double line and bold corners as a tile, a ring as a piece, ends to take as an arrow', () => {
    expect(kinds(selectionMarks(laid, ['tile:a'], 'en'))).toEqual(['box', 'box', 'ticks']);
    expect(kinds(selectionMarks(laid, ['token:o1'], 'en'))).toEqual(['ring']);
    expect(kinds(selectionMarks(laid, ['label:l1'], 'en'))).toEqual(['box', 'ticks']);
    expect(kinds(selectionMarks(laid, ['arrow:arrow1'], 'en'))).toEqual(['dot', 'dot']);
  });

  it('is marked where it lies', () => {
    const [ring] = selectionMarks(laid, ['token:o1'], 'en');
    const [x, y] = ring?.kind === 'ring' ? ring.at : [0, 0];
    expect(Math.abs(x - 40)).toBeLessThan(2);
    expect(Math.abs(y - 40)).toBeLessThan(2);
  });

  it('is marked only as long as it is there', () => {
    expect(selectionMarks(laid, ['tile:gone', 'token:gone'], 'en')).toEqual([]);
    expect(hoverMarks(laid, 'tile:gone', 'en')).toEqual([]);
  });
});

describe('what is held', () => {
  const colour = (shown: { fits?: boolean; trouble?: { key: 'tool.no-zone' } }) => {
    const held = new Set<PartKey>(['tile:a']);
    const [mark] = heldMarks(laid, { ...nothingShown, ...shown, held }, 'en');
    return mark && 'pen' in mark ? mark.pen.colour : undefined;
  };

  it('is green where it fits and red where it cannot stay', () => {
    expect(colour({ fits: true })).toBe('green');
    expect(colour({ fits: true, trouble: { key: 'tool.no-zone' } })).toBe('red');
    expect(colour({})).toBe('blue');
  });
});

describe('what a tool shows', () => {
  const moves = (count: number) => `${count} moves`;
  const zone = (part: string) => laid.board.zoneOf(part) ?? -1;

  it('needs no board for guides and a marquee', () => {
    const marks = toolMarks(
      () => {
        throw new Error('compiled');
      },
      {
        ...nothingShown,
        guides: [
          [
            [0, 0],
            [0, 250],
          ],
        ],
        marquee: [0, 0, 50, 50],
      },
      moves,
    );
    expect(kinds(marks)).toEqual(['line', 'dot', 'dot', 'area', 'box']);
  });

  it('is the way from zone to zone with its length, through the doors between', () => {
    const zones = laid.board.zones.find(({ kind, balcony }) => kind === 'building' && !balcony);
    const from = zones?.index ?? -1;
    const next = laid.board.moves(from)[0] ?? -1;
    const marks = toolMarks(
      () => laid.board,
      { ...nothingShown, route: { from, to: next, zones: [from, next] } },
      moves,
    );
    const way = marks.find(({ kind }) => kind === 'line');
    expect(way?.kind === 'line' && way.line).toHaveLength(3);
    expect(marks.flatMap((mark) => (mark.kind === 'slip' ? [mark.text] : []))).toEqual(['1 moves']);
  });

  it('is only the beginning where no way leads there', () => {
    const route = { from: zone('a.N'), to: zone('b.S'), zones: [] };
    const marks = toolMarks(() => laid.board, { ...nothingShown, route }, moves);
    expect(kinds(marks)).toEqual(['area', 'dot']);
  });

  it('is the zone and the printed place that would take a piece', () => {
    const target = { zone: zone('a.N'), spot: [40, 40] as const };
    expect(kinds(toolMarks(() => laid.board, { ...nothingShown, target }, moves))).toEqual([
      'area',
      'area',
      'ring',
    ]);
  });
});
