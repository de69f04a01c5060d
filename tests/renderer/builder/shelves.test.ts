import { describe, expect, it } from 'vitest';
import { type ShelvedPart, shelves } from '../../../renderer/builder/shelves';
import { forms } from '../../../schemas/generated/forms';
import { en, fr } from '../../helpers/sentences';

const parts = Object.keys(shelves) as ShelvedPart[];

/** All that a part can begin with, or be made of, by the schema. */
function wordsOf(part: string): string[] {
  const form = forms[part];
  if (form?.is === 'word') return Object.keys(form.words);
  return form?.is === 'object' ? (form.oneOf ?? []).map(([word = '']) => word) : [];
}

const onShelves = (part: ShelvedPart) => shelves[part].flatMap(({ words }) => words);

describe('the shelves of the builder', () => {
  it.each(parts)('have every word of %s once, and no other', (part) => {
    const words = wordsOf(part).map((word) => `${part}.${word}`);
    expect(words).not.toEqual([]);
    expect([...onShelves(part)].sort()).toEqual(words.sort());
  });

  it('have all words that are named in the languages', () => {
    const named = Object.keys(en).filter((key) => key.startsWith('builder.word.'));
    const shelved = parts.flatMap(onShelves).map((word) => `builder.word.${word}`);
    expect(shelved.sort()).toEqual(named.sort());
  });

  it.each([
    ['English', en],
    ['French', fr],
  ])('have headings in %s, one each, and the languages have no others', (_language, table) => {
    const headings = Object.keys(table).filter((key) => key.startsWith('builder.shelf.'));
    // Two more stand over what is often needed, and over what is nowhere else.
    const all = [...parts.flatMap((part) => shelves[part].map(({ id }) => id)), 'often', 'others'];
    const ids = new Set(all.map((id) => `builder.shelf.${id}`));
    expect([...ids].sort()).toEqual(headings.sort());
  });

  it.each(parts)('are none empty, and none there twice for %s', (part) => {
    const ids = shelves[part].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(shelves[part].filter(({ words }) => words.length === 0)).toEqual([]);
  });
});
