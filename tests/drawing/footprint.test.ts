import { expect, it } from 'vitest';
import { footprintOf } from '../../drawing/board/footprint';

it('to look up what a piece covers makes nothing forgotten, however much is known', () => {
  const walker = { system: 'undead-or-alive', kind: 'zombie', zombie: 'walker', count: 3 } as const;
  const covered = (step: number) =>
    footprintOf(walker, false, 1, { language: 'en', least: 10 + step / 1000 });
  const forgotten = Array.from({ length: 5000 }, (_, step) => step).filter((step) => {
    const box = covered(step);
    covered(Math.max(0, step - 1));
    return covered(step) !== box;
  });
  expect(forgotten).toEqual([]);
});
