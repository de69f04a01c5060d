import type { FormWord } from '../../schemas/generated/forms';
import type { Example } from './examples';

/** Something that the handbook explains. */
export interface HandbookEntry {
  /** `Effect.wound` of a word; of what a game has, its sort and its id: `skill:medic`. */
  readonly id: string;
  readonly name: string;
  /** What it does, in a few sentences. */
  readonly about: readonly string[];
  /** What it has in numbers. */
  readonly figures?: readonly Figure[];
  /** Worked out when somebody looks. */
  readonly example?: () => Example | undefined;
  /** The numbers of its rules, in the index of the rulebook. */
  readonly rules?: readonly string[];
  /** Of the mission language: it can be added to a mission. */
  readonly word?: FormWord;
  /** What else it is found by. */
  readonly also?: string;
}

export interface Figure {
  readonly what: string;
  readonly value: string;
}

/** Entries that belong together, under a heading. */
export interface HandbookChapter {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly HandbookEntry[];
}

/** The first that a rule stands in, by its number in the index of the rulebook. */
export function entryWithRule(chapters: readonly HandbookChapter[], rule: string): HandbookEntry | undefined {
  return chapters.flatMap(({ entries }) => entries).find(({ rules }) => rules?.includes(rule));
}

export function entryNamed(
  chapters: readonly HandbookChapter[],
  id: string | undefined,
): HandbookEntry | undefined {
  return chapters.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
}
