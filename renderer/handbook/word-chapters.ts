import type { SystemId } from '../../engine';
import { type Language, type Say, type SentenceKey, sentence } from '../../languages';
import type { FormKey, FormWord } from '../../schemas/generated/forms';
import { wordsOf } from '../builder/forms';
import { hasWordFor } from '../builder/games';
import { type ShelvedPart, shelves } from '../builder/shelves';
import { documentOf } from '../document/systems';
import type { HandbookChapter, HandbookEntry } from './entry';
import { eventOf, exampleDesks, exampleOfWord } from './examples';
import { sectionWords } from './section-words';
import { smallParts, smallWords } from './small-words';

/** The parts of sentences in the order in which authors think of them. */
const PARTS: readonly ShelvedPart[] = [
  ...(['Goal', 'RuleEvent', 'Condition', 'Effect', 'Rule', 'Restriction'] as const),
  ...(['Change', 'PriceRule', 'Price'] as const),
];

/** Every word of the mission language that a game has, from the tables of the builder. */
export function wordChapters(system: SystemId, language: Language): HandbookChapter[] {
  const say: Say = (key, parameters) => sentence(language, key, parameters, system);
  const desks = exampleDesks(system, language);
  const large = PARTS.map((part): HandbookChapter => {
    const words = wordsAsShelved(part).filter((word) => hasWordFor(system, part, wordIn(part, word)));
    return {
      id: part,
      title: say(`handbook.chapter.${part}`),
      entries: words.map((word) => entryOf(part, word, say, desks)),
    };
  });
  const [desk] = desks;
  const [exampleMission] = documentOf(system).examples;
  const small = smallParts.map((part): HandbookChapter => {
    const entries = (desk ? smallWords(part, desk) : []).map(({ id, key, example }): HandbookEntry => {
      const name = key ? (`builder.key.${key as FormKey}` as const) : (`handbook.name.${id}` as SentenceKey);
      const help = `handbook.help.${id}` as SentenceKey;
      return { id, name: say(name), about: [say(help)], example };
    });
    return { id: part, title: say(`handbook.chapter.${part}`), entries };
  });
  const sections: HandbookChapter = {
    id: 'Section',
    title: say('handbook.chapter.Section'),
    entries: (desk ? sectionWords(desk, exampleMission) : []).map(({ id, key, example }) => ({
      id,
      name: say(`builder.key.${key}`),
      about: [say(`handbook.help.${id}` as SentenceKey)],
      example,
    })),
  };
  return [...large, sections, ...small].filter(({ entries }) => entries.length > 0);
}

/** Every word of a part: what has no shelf stands at the end. */
function wordsAsShelved(part: ShelvedPart): readonly FormWord[] {
  const onShelves = shelves[part].flatMap((shelf) => shelf.words);
  return [...new Set([...onShelves, ...wordsOf(part).map((word) => `${part}.${word}` as FormWord)])];
}

function wordIn(part: ShelvedPart, word: FormWord): string {
  return word.slice(part.length + 1);
}

function entryOf(
  part: ShelvedPart,
  word: FormWord,
  say: Say,
  desks: ReturnType<typeof exampleDesks>,
): HandbookEntry {
  return {
    id: word,
    word,
    name: say(`builder.word.${word}`),
    about: [say(`builder.help.${word}`)],
    example: () => exampleOfWord(part, wordIn(part, word), eventOf(word), desks),
  };
}
