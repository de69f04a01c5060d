import { describe, expect, it } from 'vitest';
import { everyFile, idsOf, valueAt } from './entries';

const files = Object.entries(everyFile);

describe.each(files)('the entries of %s', (_, entries) => {
  it('have ids of their own', () => {
    const ids = idsOf(entries);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('call inferred only what is there', () => {
    for (const entry of entries) {
      const keys = entry.inferred ?? [];
      expect(
        keys.filter((key) => valueAt(entry, key) === undefined),
        String(entry.id),
      ).toEqual([]);
    }
  });

  it('put a space that does not break before a French colon', () => {
    const french = entries
      .map((entry) => valueAt(entry, 'name.fr'))
      .filter((name) => typeof name === 'string');
    expect(french.filter((name) => /[^\u00a0]:/u.test(name))).toEqual([]);
  });
});
