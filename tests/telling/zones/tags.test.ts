import { describe, expect, it } from 'vitest';
import { stockTileset } from '../../../engine/systems/undead-or-alive';
import { type Language, languages, type Say, sentence } from '../../../languages';
import { tagWords } from '../../../telling/zones/tags';

const sayIn =
  (language: Language): Say =>
  (key, parameters) =>
    sentence(language, key, parameters);

describe('the tags of a zone', () => {
  const tags = [
    ...new Set(stockTileset.faces.flatMap(({ zones }) => zones.flatMap((zone) => zone.tags ?? []))),
  ];

  it.each(languages)('all have words in %s where they are of the box', (language) => {
    const words = tagWords({ tags }, sayIn(language));
    expect(tags.length).toBeGreaterThan(20);
    expect(words.filter((word, index) => word === tags[index] || word.startsWith('zone.'))).toEqual([]);
  });

  it('stand as they are where an author made them up', () => {
    expect(tagWords({ tags: ['opera'] }, sayIn('en'))).toEqual(['opera']);
  });
});
