import { explained, type WordFamily } from './explained-words';
import { systemTitle } from './systems';

/** A word of the page, in the order in which the page explains them. */
export interface PageWord {
  readonly family: WordFamily;
  readonly title: string;
  readonly word: string;
  readonly example: string;
  /** The game that alone has it, if it is of one. */
  readonly system?: string | undefined;
}

export function pageWords(): PageWord[] {
  return explained.chapters.flatMap(({ family, title, words }) =>
    Object.entries(words).map(([word, { example, system }]) => ({
      family,
      title,
      word,
      example: example.join('\n'),
      system,
    })),
  );
}

/** The page that explains the mission language, with the sentence below each example that it becomes. */
export function generateLanguagePage(sentenceOf: (word: PageWord) => string): string {
  const chapters = explained.chapters.map(({ family, title, about, words }) => {
    const sections = Object.entries(words).map(([word, { help, example, system }]) => {
      const sentence = sentenceOf({ family, title, word, example: example.join('\n'), system });
      return [
        `### ${isName(word) ? `\`${word}\`` : word}`,
        help.join('\n'),
        ...(system === undefined ? [] : [`*Only in ${systemTitle(system)}.*`]),
        `\`\`\`json\n${example.join('\n')}\n\`\`\``,
        ...(sentence === '' ? [] : [`> ${sentence}`]),
      ].join('\n\n');
    });
    return [`## ${title}`, about.join('\n'), ...sections].join('\n\n');
  });
  return `${[explained.introduction.join('\n'), ...chapters].join('\n\n')}\n`;
}

/** Not every entry is about a word as it is written. */
const isName = (word: string) => /^[A-Za-z-]+$/.test(word);
