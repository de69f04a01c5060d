import { expect, it } from 'vitest';
import { standing } from '../../../../drawing/board/standing';
import { LEAST_TEXT, legibleOn } from '../../../../renderer/play/board/legible';

it('pieces are as large as life where their letters can be read, and larger on a board that is seen from far away', () => {
  expect(legibleOn([0, 0, 500, 250], [1300, 530]).scale).toBe(1);
  const thirty = legibleOn([0, 0, 1500, 1250], [1300, 530]);
  expect(12.5 * thirty.scale * (498 / 1250)).toBeCloseTo(LEAST_TEXT, 0);
  expect(thirty.least * (498 / 1250)).toBeGreaterThanOrEqual(LEAST_TEXT);
  expect(legibleOn([0, 0, 5000, 5000], [800, 300]).scale).toBe(2.2);
});

it('a piece alone in a zone is as large as is wanted, and smaller only where there is no room', () => {
  const room = { rects: [[0, 0, 120, 120]] as const, balcony: false, floors: [], printed: [] };
  const walkers = {
    id: 'walkers',
    figure: { system: 'undead-or-alive', kind: 'zombie', zombie: 'walker' },
    zone: 0,
  } as const;
  const scaleOf = (count: number) => {
    const all = Array.from({ length: count }, (_, index) => ({ ...walkers, id: `walkers-${index}` }));
    return standing(all, () => room, new Map(), 'en', { scale: 2, least: 0 }).get('walkers-0')?.scale;
  };
  expect(scaleOf(1)).toBe(2);
  expect(scaleOf(12)).toBeLessThan(1.1);
});
