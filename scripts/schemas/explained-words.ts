import type { MissionWord, NameKind } from '../../schemas/mission-word';
import { readJson } from './read';
import { oldestSystem, systemIds } from './systems';

/** Words that belong together, as the chapters that explain them name their family. */
export type WordFamily =
  | 'ownAreas'
  | 'areas'
  | 'places'
  | 'people'
  | 'holding'
  | 'goals'
  | 'conditions'
  | 'filters'
  | 'counts'
  | 'amounts'
  | 'rules'
  | 'events'
  | 'targets'
  | 'effects'
  | 'actions'
  | 'restrictions'
  | 'changes'
  | 'prices'
  | 'carrying'
  | 'aside'
  | 'ownKinds'
  | 'named'
  | 'grades'
  | 'decks'
  | 'searching'
  | 'variants'
  | 'words';

/** A word as `schemas/mission-words.json` explains it, or the file of a game; line by line, as the page has it. */
interface ExplainedWord extends Omit<MissionWord, 'word' | 'slots'> {
  readonly help: readonly string[];
  readonly example: readonly string[];
  /** The game that alone has it. */
  readonly system?: string;
}

export interface Chapter {
  readonly family: WordFamily;
  readonly title: string;
  readonly about: readonly string[];
  readonly words: Readonly<Record<string, ExplainedWord>>;
}

interface Explained {
  readonly names: Readonly<Record<string, NameKind>>;
  /** Effect by effect, the events that come of it at once, as often as it is done: so rules set each other off without end. */
  readonly setsOff: Readonly<Record<string, readonly string[]>>;
  readonly introduction: readonly string[];
  readonly chapters: readonly Chapter[];
}

/** What a game says of its words, as `schemas/systems/<game>.words.json` has it. */
interface GameExplanations {
  /** Something of every sort that words can be about: one of it, several of it, and some with names of their own. */
  readonly mission: object;
  readonly chapters: readonly OwnChapter[];
}

/** Of chapters that all games have only the words. */
type OwnChapter = Chapter | Pick<Chapter, 'family' | 'words'>;

const explanationsOfGames: Readonly<Record<string, GameExplanations>> = Object.fromEntries(
  systemIds.map((id) => [id, readJson(`systems/${id}.words.json`) as GameExplanations]),
);

/** The mission that examples of a word are part of; the oldest game has all that every game has. */
export function wordsMission(system = oldestSystem): object {
  const explanations = explanationsOfGames[system];
  if (!explanations) throw new Error(`No game is called ${system}`);
  return explanations.mission;
}

/** All words of the mission language with what is said of them: those that every game has, and after them those of each. */
export const explained = Object.entries(explanationsOfGames).reduce<Explained>(
  (before, [system, { chapters }]) => ({
    ...before,
    chapters: chapters.reduce((all, own) => withChapter(all, own, system), before.chapters),
  }),
  readJson('mission-words.json') as Explained,
);

/** The chapters with one of a game: a new one, or its words in one that is there. */
export function withChapter(
  chapters: readonly Chapter[],
  own: OwnChapter,
  system: string,
): readonly Chapter[] {
  const words = Object.fromEntries(
    Object.entries(own.words).map(([word, said]) => [word, { ...said, system }]),
  );
  if ('title' in own) return [...chapters, { ...own, words }];
  if (!chapters.some(({ family }) => family === own.family)) {
    throw new Error(`${system} explains ${own.family}, of which there is no chapter yet: it needs a title`);
  }
  return chapters.map((chapter) =>
    chapter.family === own.family ? { ...chapter, words: { ...chapter.words, ...words } } : chapter,
  );
}
