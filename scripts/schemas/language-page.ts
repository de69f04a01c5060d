import { writePart } from '../../schemas/write';
import { type Chapter, explained } from './explained-words';
import { kindOf } from './kinds';
import {
  definitionNamed,
  isName,
  keysBeside,
  keysOf,
  keysOfWord,
  type Linking,
  localName,
  onlyIn,
} from './language-keys';
import { sentenceOf, written } from './language-sentences';
import { type PageWord, type WordsOfPart, wordsOfParts } from './language-words';
import { refParts } from './read';

/** What the pieces on the board are: the reference of all formats has that. */
const ELSEWHERE: ReadonlySet<string> = new Set(['Token']);

/** The page that explains the mission language, from the tables of the builder and the handbook. */
export function generateLanguagePage(): string {
  const page = new Page(wordsOfParts());
  const chapters = explained.chapters.map((chapter) => page.chapter(chapter));
  return `${[explained.introduction.join('\n'), ...chapters, page.parts()].join('\n\n')}\n`;
}

class Page {
  private readonly words: ReadonlyMap<string, WordsOfPart>;
  private readonly titles: ReadonlyMap<string, string>;
  /** Definitions that the page has spoken of and that have no chapter, in the order in which it came to them. */
  private readonly named = new Set<string>();

  constructor(words: readonly WordsOfPart[]) {
    this.words = new Map(words.map((each) => [each.part, each]));
    this.titles = new Map(explained.chapters.map((chapter) => [chapter.of, this.titleOf(chapter)]));
    const [left] = words.filter(({ part }) => !this.titles.has(part));
    if (left) throw new Error(`Nothing is said before the words of ${left.part}`);
  }

  chapter(chapter: Chapter): string {
    const { of: name, about, example } = chapter;
    const words = this.words.get(name)?.words ?? [];
    const keys =
      words.length > 0
        ? keysBeside(name, new Set(words.map(({ word }) => word)), this.linking)
        : keysOf(name, this.linking);
    return [
      `## ${this.titleOf(chapter)}`,
      about.join('\n'),
      keys,
      example ? code(example.join('\n')) : '',
      ...words.map((word) => this.word(word)),
    ]
      .filter(Boolean)
      .join('\n\n');
  }

  /** What other parts are made of. Each may bring more, which then stand behind it. */
  parts(): string {
    const sections: string[] = [];
    for (const name of this.named) {
      const definition = definitionNamed(name);
      const inside = definition.properties
        ? keysOf(name, this.linking)
        : `What stands there: ${kindOf(definition, this.linking.linkTo)}.`;
      sections.push([`### ${name}`, definition.description, inside].join('\n\n'));
    }
    return ['## What these are made of', ...sections].join('\n\n');
  }

  private word({ part, word, entry, systems }: PageWord): string {
    const { name, about } = entry;
    const example = entry.example?.();
    const said = example?.said;
    return [
      `### ${isWritten(word) ? `\`${word}\`: ` : ''}${name}`,
      about.join(' '),
      onlyIn(systems),
      keysOfWord(part, word, this.linking),
      ...(example && said ? [code(writePart(written(said))), `> ${sentenceOf(said, example)}`] : []),
    ]
      .filter(Boolean)
      .join('\n\n');
  }

  private titleOf({ of: name, title = this.words.get(name)?.title }: Chapter): string {
    if (title === undefined) throw new Error(`The chapter of ${name} has no title`);
    return title;
  }

  private readonly linking: Linking = {
    isChapter: (name) => this.titles.has(chapterOf(name)),
    linkTo: (ref) => {
      if (isName(ref)) return 'name';
      const name = localName(ref);
      if (name === undefined) return BASICS[refParts(ref).definition ?? ''] ?? 'text';
      if (ELSEWHERE.has(name)) return `[${name}](README.md#${name.toLowerCase()})`;
      const { items } = definitionNamed(name);
      if (items) return `list of ${kindOf(items, this.linking.linkTo)}`;
      const title = this.titles.get(chapterOf(name));
      if (title === undefined) this.named.add(name);
      return `[${title ?? name}](#${anchorOf(title ?? name)})`;
    },
  };
}

/** What every file is made of. */
const BASICS: Readonly<Record<string, string>> = {
  Text: 'words, by language',
  Part: 'zone of a tile',
};

/** Definitions that a chapter about others explains. */
const EXPLAINED_WITH: Readonly<Record<string, string>> = {
  AreaName: 'Place',
  PlaceFilter: 'Place',
  PeopleFilter: 'People',
  Receiver: 'People',
  Who: 'People',
  AmountPer: 'Amount',
  Gain: 'Amount',
};

const chapterOf = (name: string) => EXPLAINED_WITH[name] ?? name;

const code = (text: string) => `\`\`\`json\n${text}\n\`\`\``;

/** Not every entry is about a word as it is written. */
const isWritten = (word: string) => word !== 'number';

/** As pages of Markdown link to their headings. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
