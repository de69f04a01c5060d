import type { SystemId } from '../../engine';
import { gamesWith } from '../../renderer/builder/games';
import type { HandbookChapter, HandbookEntry } from '../../renderer/handbook/entry';
import { wordChapters } from '../../renderer/handbook/word-chapters';
import { systemIds } from './systems';

/** A word of the mission language as the handbook has it. */
export interface PageWord {
  readonly part: string;
  readonly word: string;
  readonly entry: HandbookEntry;
  /** The only games that have it, if it is not of all. */
  readonly systems: readonly string[] | undefined;
}

export interface WordsOfPart {
  readonly part: string;
  readonly title: string;
  readonly words: readonly PageWord[];
}

/** Every word of goals and rules that the builder and the handbook have, of all games: a word of several is explained by the oldest. */
export function wordsOfParts(): WordsOfPart[] {
  const chapters = systemIds.flatMap((system) => wordChapters(system as SystemId, 'en'));
  const parts = new Map<string, WordsOfPart>();
  for (const chapter of chapters) {
    const before = parts.get(chapter.id);
    parts.set(chapter.id, {
      part: chapter.id,
      title: before?.title ?? chapter.title,
      words: withNew(before?.words ?? [], chapter),
    });
  }
  return [...parts.values()];
}

function withNew(words: readonly PageWord[], { id: part, entries }: HandbookChapter): PageWord[] {
  const known = new Set(words.map(({ entry }) => entry.id));
  const own = entries.filter(({ id }) => !known.has(id));
  return [
    ...words,
    ...own.map((entry): PageWord => {
      const word = entry.id.slice(part.length + 1);
      return { part, word, entry, systems: gamesWith(part, word) };
    }),
  ];
}
