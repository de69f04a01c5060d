import { expect, it } from 'vitest';
import { standing } from '../../../../drawing/board/standing';
import { LEAST_TEXT, legibleScale } from '../../../../renderer/play/board/legible';

it('pieces are as large as life where their letters can be read, and larger on a board that is seen from far away', () => {
  expect(legibleScale([0, 0, 500, 250], [1300, 530])).toBe(1);
  const thirty = legibleScale([0, 0, 1500, 1250], [1300, 530]);
  expect(12.5 * thirty * (530 / 1250)).toBeGreaterThanOrEqual(LEAST_TEXT);
  expect(legibleScale([0, 0, 5000, 5000], [800, 300])).toBe(2.2);
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
    return standing(all, () => room, new Map(), 'en', 2).get('walkers-0')?.scale;
  };
  expect(scaleOf(1)).toBe(2);
  expect(scaleOf(12)).toBeLessThan(1.1);
});
