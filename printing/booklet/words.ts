import { type Language, sentence } from '../../languages';

/** What a booklet says itself. */
export interface BookletWords {
  readonly title: string;
  readonly contents: string;
  readonly byTiles: string;
  readonly byDifficulty: string;
}

export function bookletWords(language: Language): BookletWords {
  return {
    title: sentence(language, 'print.booklet.title'),
    contents: sentence(language, 'print.booklet.contents'),
    byTiles: sentence(language, 'print.booklet.by-tiles'),
    byDifficulty: sentence(language, 'print.booklet.by-difficulty'),
  };
}
