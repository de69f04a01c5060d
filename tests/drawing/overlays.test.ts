import { describe, expect, it } from 'vitest';
import { boardScene } from '../../drawing/board/board-scene';
import { zoneShape } from '../../drawing/board/zone-areas';
import { outlineOf, zoneOutline } from '../../drawing/board/zone-outline';
import type { Box } from '../../drawing/box';
import type { Point } from '../../drawing/scene';
import { facesWith } from '../../engine';
import type { TileFace } from '../../schemas';
import { NamedBoard } from '../helpers/board';
import { placed } from '../helpers/stock-faces';

/** A parlour between two streets, a third street round a corner, and a balcony over the first. */
const face: TileFace = {
  format: 'boothill/tile@1',
  id: 'parlour',
  name: { en: 'Parlour' },
  size: [300, 200],
  zones: [
    { id: 'N', kind: 'street', rects: [[0, 0, 100, 100]] },
    { id: 'C', kind: 'building', rects: [[100, 0, 100, 100]], name: { en: 'Parlour', fr: 'Salon' } },
    { id: 'S', kind: 'street', rects: [[200, 0, 100, 100]] },
    { id: 'W', kind: 'street', rects: [[200, 100, 100, 100]] },
  ],
  openings: [
    { zones: ['N', 'C'], at: [100, 0, 100, 20] },
    { zones: ['C', 'S'], at: [200, 0, 200, 20] },
  ],
  balconies: [{ id: 'BAL', rects: [[60, 20, 60, 60]], stairs: 'C', over: ['N'] }],
};

const placements = [placed('a', 'parlour', 0, 0)];
const table = new NamedBoard(placements, [face]);
const { board } = table;
const picture = { placements, faces: facesWith([face]), board };

function overlay(options: object) {
  const { shapes } = boardScene({ ...picture, options });
  const tints = shapes.filter(({ layer, opacity }) => layer === 'overlay' && opacity !== undefined);
  const texts = shapes.flatMap((shape) =>
    shape.kind === 'text' && shape.layer === 'labels' ? [shape.text] : [],
  );
  return { tints: tints.map((shape) => [shape.id, shape.kind === 'path' && shape.fill]), texts };
}

const zoneTitle = ({ id }: { readonly id: string }) => `Zone ${id}`;

describe('the zone overlay', () => {
  it('tints buildings, outlines everything, and calls it what it is told to', () => {
    const { tints, texts } = overlay({ zones: true, zoneTitle });
    expect(tints.map(([id]) => id)).toEqual(['zone:a.BAL', 'zone:a.C']);
    expect(texts).toEqual(['Zone a.BAL', 'Zone a.C', 'Zone a.N', 'Zone a.S', 'Zone a.W']);
  });

  it('stays where it is when sight is shown as well', () => {
    const outlines = (options: object) =>
      boardScene({ ...picture, options }).shapes.filter(({ id }) => id?.endsWith(':outline'));
    const both = { zones: true, sightFrom: table.zone('a.N').index };
    expect(outlines(both)).toHaveLength(5);
    expect(outlines(both)).toEqual(outlines({ zones: true }));
    const { tints, texts } = overlay(both);
    expect(texts).toEqual(['a.BAL', 'a.C', 'a.N', 'a.S', 'a.W', '1', '1', '0', '2']);
    expect(tints.map(([id]) => id)).toContain('sight:unseen');
  });

  it('is not there unless asked for', () => {
    expect(overlay({})).toEqual({ tints: [], texts: [] });
  });
});

describe('the sight overlay', () => {
  it('says how far what is seen lies, sets apart what Townsfolk see, and dims the rest', () => {
    const { tints, texts } = overlay({ sightFrom: table.zone('a.N').index });
    expect(texts).toEqual(['1', '1', '0', '2']);
    expect(tints).toEqual([
      ['sight:unseen', 'shadow'],
      ['sight:a.BAL', 'yellow'],
      ['sight:a.C', 'yellow'],
      ['sight:a.N', 'yellow'],
      ['sight:a.S', 'violet'],
    ]);
  });

  it('dims nothing that is seen, a seen street below an unseen balcony among it', () => {
    const unseen = (from: string) => {
      const { shapes } = boardScene({
        ...picture,
        options: { sightFrom: table.zone(from).index, margin: 0 },
      });
      const dimmed = shapes.find(({ id }) => id === 'sight:unseen');
      const outlines = dimmed?.kind === 'path' ? dimmed.outlines : [];
      return (point: Point) => outlines.reduce((sum, outline) => sum + windingOf(outline, point), 0) !== 0;
    };
    const [street, deck, room, corner, nobodys]: Point[] = [
      [20, 20],
      [80, 50],
      [150, 50],
      [250, 150],
      [50, 150],
    ];
    const [fromStreet, fromCorner] = [unseen('a.N'), unseen('a.W')];
    expect([street, deck, room].map((point) => fromStreet(point ?? [0, 0]))).toEqual([false, false, false]);
    expect([corner, nobodys].map((point) => fromStreet(point ?? [0, 0]))).toEqual([true, true]);
    expect([street, deck, room].map((point) => fromCorner(point ?? [0, 0]))).toEqual([true, true, true]);
    expect(fromCorner(corner ?? [0, 0])).toBe(false);
  });

  it.each(['a.N', 'a.C'])('draws the outline of %s around the balcony, not over it', (from) => {
    const { shapes } = boardScene({
      ...picture,
      options: { sightFrom: table.zone(from).index, margin: 0 },
    });
    const bars = shapes.flatMap((shape) =>
      shape.layer === 'overlay' && shape.kind === 'path' && shape.fill === 'ink' ? shape.outlines : [],
    );
    expect(bars.length).toBeGreaterThanOrEqual(4);
    const onDeck = bars.flat().filter(([x, y]) => x > 62 && x < 118 && y > 22 && y < 78);
    expect(onDeck).toEqual([]);
  });
});

/** How often an outline goes around a point. */
function windingOf(outline: readonly Point[], [px, py]: Point): number {
  return outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    if (y <= py === nextY <= py || x + ((py - y) / (nextY - y)) * (nextX - x) < px) return sum;
    return sum + (nextY > y ? 1 : -1);
  }, 0);
}

function area(outline: readonly Point[]): number {
  return outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

describe('the ground of a zone', () => {
  it('leaves out what lies under a balcony, so that nothing is tinted twice', () => {
    const sum = (part: string) => zoneShape(table.zone(part), board).reduce((all, one) => all + area(one), 0);
    const deck = sum('a.BAL');
    expect(deck).toBeGreaterThan(3000);
    expect(sum('a.N') + sum('a.C')).toBeCloseTo(20_000 - deck, 6);
    expect(sum('a.S')).toBe(10_000);
  });

  it('is outlined around the words printed on it', () => {
    const line = (words: Box[]) => zoneOutline(table.zone('a.S'), board, 2, words).flat();
    const sign: Box = [220, 0, 60, 10];
    const crossing = (points: Point[]) => points.filter(([, y]) => y < 10).some(([x]) => x > 221 && x < 279);
    expect(line([]).length).toBeLessThan(line([sign]).length);
    expect(crossing(line([sign]))).toBe(false);
  });

  it('is outlined around, not across, the rectangles it is made of', () => {
    const bars = outlineOf(
      [
        [0, 0, 100, 100],
        [100, 0, 100, 100],
      ],
      2,
    );
    const across = bars.filter((bar) => bar.every(([x]) => Math.abs(x - 100) < 5));
    expect(across).toEqual([]);
    expect(bars.length).toBeGreaterThanOrEqual(4);
  });
});
