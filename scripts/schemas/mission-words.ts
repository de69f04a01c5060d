import type { MissionWord, WordSlot, WordsOfGames } from '../../schemas/mission-word';
import { type Chapter, explained, type WordFamily } from './explained-words';
import type { Addition, SystemSchema } from './join';
import { readSchema, type Schema } from './read';
import { joinedSchema, systemIds, systemSchemas } from './systems';

/** Where the words of a family stand in the mission schema: as keys of a definition, or as values of one of its keys. */
const homes = {
  ownAreas: ['Area'],
  areas: ['AreaName'],
  places: ['PlaceFilter'],
  people: ['PeopleFilter'],
  holding: ['Holding'],
  goals: ['Goal'],
  conditions: ['Condition'],
  filters: [],
  counts: ['HowMany'],
  amounts: ['AmountPer', 'per'],
  rules: ['Rule'],
  events: ['RuleEvent', 'event'],
  targets: ['Target'],
  effects: ['Effect', 'effect'],
  actions: ['CustomAction'],
  restrictions: ['Restriction', 'what'],
  changes: ['Change', 'what'],
  prices: ['PriceRule', 'for'],
  carrying: ['CarryRule', 'by'],
  aside: ['AsideCompanion'],
  ownKinds: ['OwnKind'],
  named: ['Named'],
  grades: ['Grade'],
  decks: ['MissionDeck'],
  searching: ['SearchRule'],
  variants: ['Variant'],
  words: ['Words'],
} as const satisfies Record<WordFamily, readonly [] | readonly [definition: string, key?: string]>;

/** The families whose words have slots of their own: each is a definition behind a discriminator, or behind its key. */
const SLOTTED = [
  'conditions',
  'events',
  'effects',
  'restrictions',
  'changes',
  'prices',
] as const satisfies readonly WordFamily[];

/** The table that the loader, the checks and whoever builds missions read, as a file within schemas/. */
export function generateMissionWords(): string {
  const { $defs = {} } = joinedSchema('mission');
  const families = SLOTTED.map((family) => [family, wordsOf(family, $defs)] as const);
  return `// Made from the schemas of missions and what is said of their words by: npm run schemas

import type { MissionWord, NameKind, WordsOfGames } from '../mission-word';

/** The games that files can be for, the oldest first. */
export const systemIds = ${printed(systemIds)} as const;

/** What the keys of the language name, where they hold a name; a few of the same key hold something else. */
export const nameKinds: Readonly<Record<string, NameKind>> = ${printed(explained.names)};

/** Effect by effect, the events that come of it at once. */
export const setsOff: Readonly<Record<string, readonly string[]>> = ${printed(explained.setsOff)};

/** The areas that missions have by themselves. */
export const builtInAreas: readonly string[] = ${printed(Object.keys(chapterOf('areas').words))};

export const missionWords: Readonly<Record<${SLOTTED.map((family) => `'${family}'`).join(' | ')}, readonly MissionWord[]>> = ${printed(Object.fromEntries(families))};

/** The words that only some games have, by where they stand in a file, and these games. */
export const wordsOfGames: WordsOfGames = ${printed(wordsOfGames())};
`;
}

/** What narrows down who, where and what is meant. */
const FILTERS = ['PlaceFilter', 'PeopleFilter', 'ConditionPeople', 'Piece', 'PieceIn'] as const;

/** The areas are no words of the schema: every name could be one. */
function wordsOfGames(): WordsOfGames {
  const own = (find: (schema: SystemSchema) => readonly string[]) => {
    const games: Record<string, string[]> = {};
    for (const [system, schema] of Object.entries(systemSchemas)) {
      for (const word of find(schema)) games[word] = [...(games[word] ?? []), system];
    }
    return games;
  };
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
  const areas = Object.entries(chapterOf('areas').words).flatMap(([word, { system }]) =>
    system === undefined ? [] : [[word, [system]]],
  );
  return {
    missionKeys: own(({ mission }) => keysAdded(bases.mission, mission?.properties)),
    situationKeys: keys('scenario', 'Given'),
    tokens: choices('Token', 'kind'),
    areas: Object.fromEntries(areas) as Record<string, string[]>,
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

function chapterOf(wanted: WordFamily): Chapter {
  const chapter = explained.chapters.find(({ family }) => family === wanted);
  if (!chapter) throw new Error(`Nobody explains ${wanted}`);
  return chapter;
}

function wordsOf(family: (typeof SLOTTED)[number], $defs: Readonly<Record<string, Schema>>): MissionWord[] {
  return Object.entries(chapterOf(family).words).flatMap(([word, { help, example, system, ...traits }]) => {
    const definition = definitionOf(family, word, $defs);
    return definition === undefined ? [] : [{ word, ...traits, slots: slotsOf(definition) }];
  });
}

/** Nothing for a word that stands beside all others of its family. */
function definitionOf(
  family: (typeof SLOTTED)[number],
  word: string,
  $defs: Readonly<Record<string, Schema>>,
): Schema | undefined {
  const [name, key]: readonly [string, string?] = homes[family];
  const definition = $defs[name];
  if (key === undefined) {
    const part = definition?.properties?.[word];
    return part?.$ref ? $defs[localName(part.$ref)] : part;
  }
  // Where there are no alternatives all words have the same slots.
  if (definition && !definition.oneOf && definition.properties?.[key]?.enum?.includes(word)) {
    return without(definition, key);
  }
  return (definition?.oneOf ?? [])
    .map(({ $ref = '' }) => $defs[localName($ref)])
    .find((one) => one?.properties?.[key]?.const === word);
}

function without(definition: Schema, left: string): Schema {
  const properties = Object.entries(definition.properties ?? {}).filter(([key]) => key !== left);
  return { ...definition, properties: Object.fromEntries(properties) };
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
