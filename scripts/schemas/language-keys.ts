import { sentence } from '../../languages';
import { type FormKey, forms } from '../../schemas/generated/forms';
import { namesUnder } from './forms';
import { kindOf, type LinkTo } from './kinds';
import { refParts, type Schema } from './read';
import { joinedSchema, systemSchemas, systemTitle } from './systems';

const definitions = joinedSchema('mission').$defs ?? {};

/** What a part of sentences is described with, where an object describes it. */
const DESCRIBED_BY: Readonly<Record<string, string>> = {
  Place: 'PlaceFilter',
  People: 'PeopleFilter',
  Amount: 'AmountPer',
};

/** What has to be known of the page to show keys on it. */
export interface Linking {
  /** Whether a definition has a chapter of its own. */
  readonly isChapter: (name: string) => boolean;
  readonly linkTo: LinkTo;
}

export function definitionNamed(name: string): Schema {
  const definition = definitions[name];
  if (!definition) throw new Error(`The mission schema defines no ${name}`);
  return definition;
}

/** The keys of a word of a part, as a table; nothing where there is nothing more to say. */
export function keysOfWord(part: string, word: string, linking: Linking): string {
  const name = DESCRIBED_BY[part] ?? part;
  const definition = definitions[name];
  // Sections stand beside other words, and are no part by themselves.
  if (!definition) return '';
  const branch = branchesOf(definition).find((own) => wordOf(own, definition) === word);
  if (branch !== undefined)
    return keysOf(branch, linking, new Set([...sharedBy(definition), tellingKey(definition)]));
  const under = definition.properties?.[word];
  if (!under) return '';
  const own = localName(under.$ref);
  if (own !== undefined && !linking.isChapter(own) && isKeyed(definitionNamed(own))) {
    return below(`Under \`${word}\`:`, keysOf(own, linking));
  }
  // What only some games have says so above.
  return table({ [word]: under }, { name, required: definition.required, linking, isNoted: false });
}

const tellingKey = ({ discriminator }: Schema) => discriminator?.propertyName ?? '';

/** What is told apart by a word. */
function branchesOf({ discriminator, oneOf = [] }: Schema): string[] {
  return discriminator ? oneOf.flatMap(({ $ref }) => localName($ref) ?? []) : [];
}

function wordOf(branch: string, definition: Schema): unknown {
  return definitionNamed(branch).properties?.[tellingKey(definition)]?.const;
}

/** The keys that all words of a part have alike. */
function sharedBy(definition: Schema): ReadonlySet<string> {
  const [first, ...others] = branchesOf(definition).map((name) => definitionNamed(name).properties ?? {});
  const shared = Object.entries(first ?? {}).filter(([key, part]) =>
    others.every((other) => JSON.stringify(other[key]) === JSON.stringify(part)),
  );
  return new Set(others.length === 0 ? [] : shared.map(([key]) => key));
}

const isKeyed = ({ properties, discriminator }: Schema) => properties !== undefined && !discriminator;

/** The keys that do not hang on which word of a part it is. */
export function keysBeside(part: string, words: ReadonlySet<string>, linking: Linking): string {
  const definition = definitions[part] ?? {};
  const [first] = branchesOf(definition);
  const name = first ?? part;
  const { properties = {}, required } = first === undefined ? definition : definitionNamed(first);
  const shared = sharedBy(definition);
  const keys = Object.entries(properties).filter(([key]) =>
    first === undefined ? !words.has(key) : shared.has(key),
  );
  const rows = table(Object.fromEntries(keys), { name, required, linking });
  return below('Beside what its word says, each can have:', rows);
}

/** All keys of a definition, but for those that are explained elsewhere. */
export function keysOf(name: string, linking: Linking, elsewhere: ReadonlySet<string> = new Set()): string {
  const { properties = {}, required } = definitionNamed(name);
  const own = Object.entries(properties).filter(([key]) => !elsewhere.has(key));
  const one = alternativesOf(definitionNamed(name));
  const rows = table(Object.fromEntries(own), { name, required, linking });
  return one.length > 1 ? below(`Exactly one of ${one.map((key) => `\`${key}\``).join(', ')}:`, rows) : rows;
}

/** Keys of which there has to be one. */
function alternativesOf({ oneOf = [], required = [] }: Schema): string[] {
  const sets = oneOf.map(({ required: keys = [] }) => keys.filter((key) => !required.includes(key)));
  return sets.flatMap((keys) => keys.filter((key) => !sets.every((other) => other.includes(key))));
}

function below(heading: string, rows: string): string {
  return rows && `${heading}\n\n${rows}`;
}

interface Table {
  readonly name: string;
  readonly required: readonly string[] | undefined;
  readonly linking: Linking;
  readonly isNoted?: boolean;
}

function table(
  properties: Readonly<Record<string, Schema>>,
  { name, required = [], linking, isNoted = true }: Table,
): string {
  const rows = Object.entries(properties).map(([key, part]) => {
    const needed = required.includes(key) ? 'yes' : '';
    const note = isNoted ? onlyIn(gamesAdding(name, key)) : '';
    const meaning = [part.description, note].filter(Boolean).join(' ');
    return `| \`${key}\` | ${labelOf(name, key)} | ${kindUnder(key, part, linking.linkTo)} | ${needed} | ${meaning} |`;
  });
  if (rows.length === 0) return '';
  return ['| key | in the builder | what | needed | meaning |', '|---|---|---|---|---|', ...rows].join('\n');
}

/** What a key is called where goals and rules are built; not everything is. */
function labelOf(name: string, key: string): string {
  const form = forms[name];
  const isBuilt = form?.is === 'object' && Object.hasOwn(form.keys, key);
  return isBuilt ? sentence('en', `builder.key.${key as FormKey}`) : '';
}

function kindUnder(key: string, part: Schema, linkTo: LinkTo): string {
  if (!isName(part.$ref)) return kindOf(part, linkTo);
  const named = namesUnder(key, part);
  return named ? `name (${named})` : 'name';
}

export function isName(ref: string | undefined): boolean {
  return ref?.endsWith('/Id') === true;
}

function gamesAdding(name: string, key: string): string[] {
  return Object.entries(systemSchemas).flatMap(([system, { mission }]) => {
    const { properties = {} } = mission?.$defs?.[name] ?? {};
    const before = Object.keys(properties[key] ?? {});
    // A whole definition of a game is nothing that it adds to others, and choices are added to a key that was there.
    const isAdded = before.length > 0 && !before.includes('enum') && !isOwn(mission?.$defs?.[name]);
    return isAdded ? [system] : [];
  });
}

const isOwn = (definition: object | undefined) => definition !== undefined && 'description' in definition;

/** A remark on what only some games have. */
export function onlyIn(systems: readonly string[] | undefined): string {
  return systems && systems.length > 0 ? `*Only in ${systems.map(systemTitle).join(', ')}.*` : '';
}

export function localName(ref: string | undefined): string | undefined {
  return ref?.startsWith('#') === true ? refParts(ref).definition : undefined;
}
