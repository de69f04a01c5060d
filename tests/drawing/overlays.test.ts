import { describe, expect, it } from 'vitest';
import { boardScene } from '../../drawing/board/board-scene';
import { areaOf, tagPlace } from '../../drawing/board/zone-areas';
import { outlineOf } from '../../drawing/board/zones';
import type { Point } from '../../drawing/scene';
import type { Board, BoardZone } from '../../engine';
import { placed, stockSource } from '../helpers/stock-faces';

function zone(index: number, id: string, more: Partial<BoardZone> = {}): BoardZone {
  return {
    index,
    id,
    kind: 'street',
    balcony: false,
    parts: [id],
    tags: [],
    rects: [[index * 100, 0, 100, 100]],
    faceZones: [{ placement: 'a', zone: id.slice(2), name: undefined }],
    ...more,
  };
}

const zones = [
  zone(0, 'a.N'),
  zone(1, 'a.C', {
    kind: 'building',
    building: 0,
    faceZones: [{ placement: 'a', zone: 'C', name: { en: 'Parlour', fr: 'Salon' } }],
  }),
  zone(2, 'a.S'),
  zone(3, 'a.W'),
  zone(4, 'a.BAL', { balcony: true, rects: [[60, 20, 60, 60]] }),
];

const board = {
  zones,
  sightFrom: () => new Map([[1, 1]]),
  townsfolkSightFrom: () => new Map([[2, 2]]),
} as unknown as Board;

const picture = { placements: [placed('a', '2R', 0, 0)], faces: stockSource, board };

function overlay(options: object) {
  const { shapes } = boardScene({ ...picture, options });
  const tints = shapes.filter(({ layer, opacity }) => layer === 'overlay' && opacity !== undefined);
  const texts = shapes.flatMap((shape) =>
    shape.kind === 'text' && shape.layer === 'labels' ? [shape.text] : [],
  );
  return { tints: tints.map((shape) => [shape.id, shape.kind === 'path' && shape.fill]), texts };
}

describe('the zone overlay', () => {
  it('tints buildings, outlines everything, and names it in the language asked for', () => {
    const { tints, texts } = overlay({ zones: true, language: 'fr' });
    expect(tints.map(([id]) => id)).toEqual(['zone:a.C', 'zone:a.BAL']);
    expect(texts).toEqual(['a.N', 'Salon', 'a.C', 'a.S', 'a.W', 'a.BAL']);
  });

  it('is not there unless asked for', () => {
    expect(overlay({})).toEqual({ tints: [], texts: [] });
  });
});

describe('the sight overlay', () => {
  it('says how far what is seen lies, sets apart what Townsfolk see, and dims the rest', () => {
    const { tints, texts } = overlay({ sightFrom: 0 });
    expect(texts).toEqual(['0', '1', '2']);
    expect(tints).toEqual([
      ['sight:nowhere', 'shadow'],
      ['sight:a.N', 'yellow'],
      ['sight:a.C', 'yellow'],
      ['sight:a.S', 'violet'],
      ['sight:a.W', 'shadow'],
      ['sight:a.BAL', 'shadow'],
    ]);
  });

  it('can be had alone, for a canvas that keeps the rest', () => {
    const only = boardScene({ ...picture, options: { sightFrom: 0, only: ['overlay'] } });
    const whole = boardScene({ ...picture, options: { sightFrom: 0 } });
    expect(only.shapes).toEqual(whole.shapes.filter(({ layer }) => layer === 'overlay'));
    expect(only.origin).toEqual(whole.origin);
  });
});

function area(outline: readonly Point[]): number {
  return outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

describe('the ground of a zone', () => {
  it('leaves out what lies under a balcony, so that nothing is tinted twice', () => {
    const sum = (index: number) =>
      areaOf(zones[index] ?? zone(0, 'a.N'), board).reduce((all, one) => all + area(one), 0);
    const deck = sum(4);
    expect(deck).toBeGreaterThan(3000);
    expect(sum(0) + sum(1)).toBeCloseTo(20_000 - deck, 6);
    expect(sum(2)).toBe(10_000);
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

  it('has room for a tag beside a token', () => {
    const where = zone(0, 'a.N');
    expect(tagPlace(where, 20, 10, [])).toEqual([50, 50]);
    const [x, y] = tagPlace(where, 20, 10, [[34, 34, 32, 32]]);
    expect(Math.abs(x - 50) > 26 || Math.abs(y - 50) > 21).toBe(true);
  });
});
