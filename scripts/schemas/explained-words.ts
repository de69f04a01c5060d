import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MissionWord, NameKind } from '../../schemas/mission-word';
import { readJson, schemasFolder } from './read';
import { systemIds } from './systems';

/** The families whose words have something that neither the schema nor a sentence can say. */
export type TraitFamily = 'events' | 'effects';
export type WordTraits = Omit<MissionWord, 'word' | 'slots'>;
type Traits = Readonly<Partial<Record<TraitFamily, Readonly<Record<string, WordTraits>>>>>;

/** What the page says before the words of a part, or before the keys of a definition that has no words. */
export interface Chapter {
  /** The definition in the schema of missions. */
  readonly of: string;
  /** The handbook has titles for its own chapters. */
  readonly title?: string;
  readonly about: readonly string[];
  /** Of what no goal or rule is made of: where it stands in a mission, and one of it. */
  readonly list?: string;
  readonly example?: readonly string[];
}

/** What a piece does, said in words like goals and rules. */
export interface BehaviourSource {
  /** The definition of the piece, and the key of it that says so. */
  readonly of: string;
  readonly key: string;
  /** Where that says it of several things, what these are called. */
  readonly each?: string;
}

/** What `schemas/mission-words.json` says of words besides what the schema has of them, and the sentences of the builder. */
interface Explained {
  readonly names: Readonly<Record<string, NameKind>>;
  /** Effect by effect, the events that come of it at once, as often as it is done: so rules set each other off without end. */
  readonly setsOff: Readonly<Record<string, readonly string[]>>;
  /** The areas that missions have by themselves. */
  readonly areas: readonly string[];
  readonly traits: Traits;
  readonly introduction: readonly string[];
  readonly chapters: readonly Chapter[];
}

/** The same of a game, as far as it has words of its own: `schemas/systems/<game>.words.json`. */
export interface GameExplained extends Partial<Pick<Explained, 'areas' | 'traits' | 'chapters'>> {
  readonly behaviours?: Readonly<Record<string, BehaviourSource>>;
}

const explainedByGames: Readonly<Record<string, GameExplained>> = Object.fromEntries(
  systemIds.map((id) => [id, explainedBy(`systems/${id}.words.json`)]),
);

function explainedBy(file: string): GameExplained {
  return existsSync(join(schemasFolder, file)) ? (readJson(file) as GameExplained) : {};
}

/** What every game has, and after it what each has of its own. */
export const explained = Object.values(explainedByGames).reduce(
  withGame,
  readJson('mission-words.json') as Explained,
);

/** What pieces do, by the games that have them. */
export const behavioursOfGames: Readonly<Record<string, Readonly<Record<string, BehaviourSource>>>> =
  Object.fromEntries(Object.entries(explainedByGames).map(([id, { behaviours = {} }]) => [id, behaviours]));

/** The areas that missions of only some games have, by the games. */
export const areasOfGames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(explainedByGames).map(([id, { areas = [] }]) => [id, areas]),
);

export function withGame(
  before: Explained,
  { areas = [], traits = {}, chapters = [] }: GameExplained,
): Explained {
  return {
    ...before,
    areas: [...before.areas, ...areas],
    traits: {
      events: { ...before.traits.events, ...traits.events },
      effects: { ...before.traits.effects, ...traits.effects },
    },
    chapters: [...before.chapters, ...chapters],
  };
}
