import { describe, expect, it } from 'vitest';
import { answers, plainWords } from '../../../../renderer/panels/palette/search';

const words = plainWords('6R Église, Cage d’escalier, Cœur, Corpse Pile');

describe('a search', () => {
  it.each([
    '',
    '  ',
    'eglise',
    'ÉGL',
    'escalier',
    'coeur',
    'pile corpse',
    '6r',
    'église 6',
    'escaliers',
    'piles',
  ])('finds by ‘%s’', (query) => {
    expect(answers(words, query)).toBe(true);
  });

  it.each(['glise', 'eglise bank', 'r', '16r', '6s'])('does not find by ‘%s’', (query) => {
    expect(answers(words, query)).toBe(false);
  });
});
