import { describe, expect, it } from 'vitest';
import { languages } from '../../../languages';
import { deskFor } from '../../../renderer/builder/desk';
import { type ShelvedPart, shelves } from '../../../renderer/builder/shelves';
import { allSayable, reached } from '../../helpers/builder-reach';
import { wordsMission } from '../../helpers/words-mission';

const words = (Object.keys(shelves) as ShelvedPart[]).flatMap((part) =>
  shelves[part].flatMap((shelf) => shelf.words),
);

/** What reads the same as saying nothing of it: all of them are meant anyway, and who took it is who did it. */
const SAID_ANYWAY = /\.(count=all|(who|people)=(doer|taker))$/;

describe.each(languages)('by choosing alone, in the language %s', (language) => {
  const said = reached(deskFor(wordsMission, language));

  it('every word is reached', () => {
    expect(words.filter((word) => !said.has(word))).toEqual([]);
  });

  it('everything that can be said with it is reached', () => {
    const unsaid = allSayable().filter((one) => !said.has(one));
    expect(unsaid.filter((one) => !SAID_ANYWAY.test(one))).toEqual([]);
  });
});
