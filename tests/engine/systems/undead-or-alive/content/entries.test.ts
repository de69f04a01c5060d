import { describe, expect, it } from 'vitest';
import { everyFile, idsOf, valueAt } from './entries';

const files = Object.entries(everyFile);

describe.each(files)('the entries of %s', (_, entries) => {
  it('have ids of their own, in small letters', () => {
    const ids = idsOf(entries);
    expect(new Set(ids).size).toBe(ids.length);
    const words = ids.filter((id) => typeof id === 'string');
    expect(words.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('call inferred only what is there, and once', () => {
    for (const entry of entries) {
      const keys = entry.inferred ?? [];
      expect(new Set(keys).size, String(entry.id)).toBe(keys.length);
      expect(
        keys.filter((key) => valueAt(entry, key) === undefined),
        String(entry.id),
      ).toEqual([]);
    }
  });

  it('have a name in English and in French, if they have one in words', () => {
    for (const entry of entries) {
      const name = valueAt(entry, 'name');
      if (typeof name !== 'object' || name === null) continue;
      expect(Object.keys(name), String(entry.id)).toEqual(['en', 'fr']);
      for (const words of Object.values(name)) expect(words, String(entry.id)).toMatch(/^\S(.*\S)?$/u);
    }
  });

  it('put a space that does not break before a French colon', () => {
    const french = entries
      .map((entry) => valueAt(entry, 'name.fr'))
      .filter((name) => typeof name === 'string');
    expect(french.filter((name) => /[^\u00a0]:/u.test(name))).toEqual([]);
  });
});
