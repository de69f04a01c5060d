import { describe, expect, it } from 'vitest';
import { type Language, sentence } from '../../../languages';
import { numbersOf, variantNames, variantsInOrder } from '../../../renderer/document/variant-names';
import type { Variant } from '../../../schemas';

const variants: [Variant, ...Variant[]] = [
  { id: 'alone', survivors: [1] },
  { id: 'many', survivors: [6, 5] },
  { id: 'again', survivors: [5, 6] },
];
const names = (language: Language) => [
  ...variantNames({ variants }, language, (key, parameters) => sentence(language, key, parameters)).values(),
];

describe('a variant', () => {
  it('is called for how many it is, and no two are called the same', () => {
    expect(names('en')).toEqual(['1 survivor', '5 or 6 survivors', '5 or 6 survivors (variant 2)']);
    expect(names('fr')).toEqual(['1 survivant', '5 ou 6 survivants', '5 ou 6 survivants (variante 2)']);
    expect(numbersOf(variants[1] ?? variants[0])).toBe('5, 6');
  });

  it('for many comes before one for few', () => {
    expect(variantsInOrder({ variants }).map(({ id }) => id)).toEqual(['many', 'again', 'alone']);
  });
});
