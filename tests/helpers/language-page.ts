import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'schemas/MISSION-LANGUAGE.md';

/** A word as the page about the mission language explains it. */
export interface Entry {
  readonly chapter: string;
  readonly word: string;
  readonly text: string;
  /** The example as it is written. */
  readonly example: string;
  /** The sentence below it. */
  readonly sentence: string | undefined;
}

export function languagePage(): string {
  return readFileSync(PAGE, 'utf8');
}

/** Chapters are headed with two hashes, words with three; a word has a text, an example and a sentence. */
export function pageEntries(): Entry[] {
  const [, ...chapters] = languagePage().split(/^## /m);
  return chapters.flatMap((chapter) => {
    const [introduction = '', ...words] = chapter.split(/^### /m);
    const [title = ''] = introduction.split('\n');
    return words.map((word) => entryOf(title, word));
  });
}

function entryOf(chapter: string, section: string): Entry {
  const [heading = '', ...lines] = section.split('\n');
  const [text = '', example = '', after = ''] = lines.join('\n').split(/```(?:json)?\n/);
  const [, sentence] = /^> (.*)$/m.exec(after) ?? [];
  return { chapter, word: heading.replaceAll('`', ''), text: text.trim(), example: example.trim(), sentence };
}

/** Writes the sentences below their examples anew. */
export function writeSentences(sentences: readonly string[]): void {
  let number = -1;
  const page = languagePage().replace(/^```\n(\n> .*\n)?/gm, () => {
    number += 1;
    const sentence = sentences[number] ?? '';
    return sentence === '' ? '```\n' : `\`\`\`\n\n> ${sentence}\n`;
  });
  writeFileSync(PAGE, page);
}
