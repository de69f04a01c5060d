import type { MissionWord, WordSlot, WordsOfGames } from '../../schemas/mission-word';
import { areasOfGames, explained, type WordTraits } from './explained-words';
import type { Addition, SystemSchema } from './join';
import { readSchema, type Schema } from './read';
import { joinedSchema, systemIds, systemSchemas } from './systems';

/** Where the words of each family stand in the mission schema: as keys of a definition, or as values of one of its keys. */
const homes = {
  conditions: ['Condition'],
  events: ['RuleEvent', 'event'],
  effects: ['Effect', 'effect'],
  restrictions: ['Restriction', 'what'],
  changes: ['Change', 'what'],
  prices: ['PriceRule', 'for'],
} as const satisfies Record<string, readonly [definition: string, key?: string]>;

type Family = keyof typeof homes;

const families = Object.keys(homes) as readonly Family[];

/** The table that the loader, the checks and whoever builds missions read, as a file within schemas/. */
export function generateMissionWords(): string {
  const { $defs = {} } = joinedSchema('mission');
  const words = families.map((family) => [family, wordsOf(family, $defs)] as const);
  return `// Made from the schemas of missions and what is said of their words by: npm run schemas

import type { MissionWord, NameKind, WordsOfGames } from '../mission-word';

/** The games that files can be for, the oldest first. */
export const systemIds = ${printed(systemIds)} as const;

/** What the keys of the language name, where they hold a name; a few of the same key hold something else. */
export const nameKinds: Readonly<Record<string, NameKind>> = ${printed(explained.names)};

/** Effect by effect, the events that come of it at once. */
export const setsOff: Readonly<Record<string, readonly string[]>> = ${printed(explained.setsOff)};

/** The areas that missions have by themselves. */
export const builtInAreas: readonly string[] = ${printed(explained.areas)};

export const missionWords: Readonly<Record<${families.map((family) => `'${family}'`).join(' | ')}, readonly MissionWord[]>> = ${printed(Object.fromEntries(words))};

/** The words that only some games have, by where they stand in a file, and these games. */
export const wordsOfGames: WordsOfGames = ${printed(wordsOfGames())};
`;
}

/** What narrows down who, where and what is meant. */
const FILTERS = ['PlaceFilter', 'PeopleFilter', 'ConditionPeople', 'Piece', 'PieceIn'] as const;

/** The areas are no words of the schema: every name could be one. */
function wordsOfGames(): WordsOfGames {
  const own = (find: (schema: SystemSchema) => readonly string[]) =>
    byWord(
      Object.fromEntries(Object.entries(systemSchemas).map(([system, schema]) => [system, find(schema)])),
    );
  // To a key that all games have, a game adds choices.
  const keysAdded = ({ properties = {} }: Schema, added: Addition['properties'] = {}) =>
    Object.keys(added).filter((key) => !Object.hasOwn(properties, key));
  const bases = { mission: readSchema('mission.schema.json'), scenario: readSchema('scenario.schema.json') };
  const keys = (document: keyof typeof bases, definition: string) =>
    own((schema) =>
      keysAdded(bases[document].$defs?.[definition] ?? {}, schema[document]?.$defs?.[definition]?.properties),
    );
  const choices = (definition: string, key: string) =>
    own(({ mission }) =>
      (mission?.$defs?.[definition]?.properties?.[key]?.enum ?? []).map((choice) => String(choice)),
    );
  return {
    missionKeys: own(({ mission }) => keysAdded(bases.mission, mission?.properties)),
    situationKeys: keys('scenario', 'Given'),
    tokens: choices('Token', 'kind'),
    areas: byWord(areasOfGames),
    conditions: keys('mission', 'Condition'),
    amounts: choices('AmountPer', 'per'),
    rules: keys('mission', 'Rule'),
    events: choices('RuleEvent', 'event'),
    effects: choices('Effect', 'effect'),
    restrictions: choices('Restriction', 'what'),
    changes: choices('Change', 'what'),
    prices: choices('PriceRule', 'for'),
    carrying: choices('CarryRule', 'by'),
    filters: Object.assign({}, ...FILTERS.map((definition) => keys('mission', definition))) as Record<
      string,
      string[]
    >,
  };
}

/** Word by word the games that have it, of the words game by game. */
function byWord(words: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  const games: Record<string, string[]> = {};
  for (const [system, own] of Object.entries(words)) {
    for (const word of own) games[word] = [...(games[word] ?? []), system];
  }
  return games;
}

function wordsOf(family: Family, $defs: Readonly<Record<string, Schema>>): MissionWord[] {
  const [name, key]: readonly [string, string?] = homes[family];
  const definition = $defs[name] ?? {};
  const words = key === undefined ? keyedWords(definition, $defs) : toldApart(definition, key, $defs);
  const traits: Readonly<Record<string, WordTraits>> =
    family === 'events' || family === 'effects' ? (explained.traits[family] ?? {}) : {};
  return words.map(([word, slots]) => ({ word, ...traits[word], slots: slotsOf(slots) }));
}

type Slotted = readonly [word: string, definition: Schema];

function keyedWords({ properties = {} }: Schema, $defs: Readonly<Record<string, Schema>>): Slotted[] {
  return Object.entries(properties).map(([word, part]) => [
    word,
    (part.$ref && $defs[localName(part.$ref)]) || part,
  ]);
}

function toldApart({ oneOf = [] }: Schema, key: string, $defs: Readonly<Record<string, Schema>>): Slotted[] {
  return oneOf.flatMap(({ $ref = '' }): Slotted[] => {
    const definition = $defs[localName($ref)];
    return definition ? [[String(definition.properties?.[key]?.const), definition]] : [];
  });
}

const localName = (ref: string) => ref.replace(/^.*\//, '');

function slotsOf({ properties = {}, required = [] }: Schema): WordSlot[] {
  return Object.entries(properties)
    .filter(([, part]) => part.const === undefined)
    .map(([key, part]) => slotOf(key, part, required.includes(key)));
}

function slotOf(key: string, part: Schema, needed: boolean): WordSlot {
  const { description: about = '', enum: choices, type, minimum, maximum, $ref } = part;
  const names = explained.names[key];
  const isName = $ref?.endsWith('/Id') || $ref?.endsWith('/AreaName');
  return {
    key,
    needed,
    about,
    ...(isName && names && { names }),
    ...(choices && { choices: choices.map(String) }),
    ...(type === 'integer' && {
      number: {
        ...(minimum !== undefined && { least: minimum }),
        ...(maximum !== undefined && { most: maximum }),
      },
    }),
    ...(type === 'boolean' && { isYesOrNo: true }),
    ...($ref && !isName && { of: localName($ref) }),
  };
}

/** Generated files are not formatted, so plain JSON will do. */
function printed(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
