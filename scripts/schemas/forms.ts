import type { Choice, Form, FormName, KeyForm, Nameable, ObjectForm } from '../../schemas/form';
import { type BehaviourSource, behavioursOfGames, explained } from './explained-words';
import type { Schema } from './read';
import { joinedSchema } from './systems';

/** Where goals and rules begin. */
const ROOTS = ['Goal', 'Rule', 'Area', 'Named', 'Grade'] as const;

/** What nobody builds: its id is given, printed rules are not an author's, and what is said of a rule stands beside it. */
const LEFT_OUT: ReadonlySet<string> = new Set(['id', 'basis', 'words', 'off']);

/** The forms of everything that goals and rules can say, as a file within schemas/. */
export function generateForms(): string {
  const { $defs = {} } = joinedSchema('mission');
  const forms: Record<string, Form> = {};
  const waiting: string[] = [...ROOTS];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = $defs[name];
    if (Object.hasOwn(forms, name) || !schema) continue;
    forms[name] = formOf(schema, name, (other) => waiting.push(other));
  }
  const sorted = Object.fromEntries([
    ...Object.keys($defs).flatMap((name): [string, Form][] => (forms[name] ? [[name, forms[name]]] : [])),
    ['Behaviour', behaviourForm($defs, Object.values(behavioursOfGames))],
  ]);
  return `// Made from the schemas of missions by: npm run schemas

import type { Form } from '../form';

/** Everything that goals and rules can be made of, by its name in the schema of missions. */
export const forms: Readonly<Record<string, Form>> = ${JSON.stringify(sorted, null, 1)};

/** Every key under which something of it stands: what is chosen there is \`builder.key.<key>\`. */
export type FormKey = ${union(Object.values(sorted).flatMap(keysOf))};

/** Every word that goals and rules begin with or are made of: \`builder.word.<word>\` and \`builder.help.<word>\`. */
export type FormWord = ${union(BEGINNINGS.flatMap((name) => wordsOf(name, sorted[name])))};
`;
}

/** What pieces do, game by game: which behaviour it is stays, and what its piece says under a key is chosen. */
export function behaviourForm(
  $defs: Readonly<Record<string, Schema>>,
  games: readonly Readonly<Record<string, BehaviourSource>>[],
): Form {
  const words: Record<string, Form> = {};
  for (const [name, { of, key, each }] of games.flatMap(Object.entries<BehaviourSource>)) {
    if (Object.hasOwn(words, name)) throw new Error(`Two games have a behaviour called ${name}`);
    const said = $defs[of]?.properties?.[key];
    const one = each === undefined ? said : said?.additionalProperties;
    if (typeof one !== 'object') throw new Error(`${of} says nothing under ${key} that ${name} could be`);
    const form = formOf(one, `${of}.${key}`, () => undefined);
    words[name] = { is: 'object', keys: { [key]: { form, needed: true } } };
  }
  return { is: 'word', key: 'behaviour', words };
}

/** Of these one word is chosen among many. */
const BEGINNINGS = [
  'Goal',
  'Rule',
  'RuleEvent',
  'Condition',
  'Effect',
  'Restriction',
  'Change',
  'PriceRule',
  'Price',
] as const;

function keysOf(form: FormName): string[] {
  // What goes by a name has its own turn.
  if (typeof form === 'string') return [];
  if (form.is === 'word') return Object.values(form.words).flatMap(keysOf);
  return form.is === 'object' ? Object.keys(form.keys) : [];
}

function wordsOf(name: string, form: Form | undefined): string[] {
  if (form?.is === 'word') return Object.keys(form.words).map((word) => `${name}.${word}`);
  return form?.is === 'object' ? (form.oneOf ?? []).map(([word = '']) => `${name}.${word}`) : [];
}

function union(words: readonly string[]): string {
  return [...new Set(words)]
    .sort()
    .map((word) => `\n  | '${word}'`)
    .join('');
}

type Found = (name: string) => void;

function formOf(schema: Schema, at: string, found: Found): Form {
  const { enum: choices, const: only, type, oneOf, discriminator } = schema;
  if (only !== undefined) return { is: 'choice', values: [only as Choice] };
  if (discriminator && oneOf) return wordForm(discriminator.propertyName, oneOf, found);
  if (choices) return { is: 'choice', values: choices as Choice[] };
  if (type === 'boolean') return { is: 'choice', values: [true, false] };
  if (type === 'object') return objectForm(schema, at, found);
  if (type === 'integer')
    return { is: 'number', least: needed(schema.minimum, at), most: needed(schema.maximum, at) };
  if (type === 'string') return { is: 'name' };
  if (type === 'array') return listForm(schema, at, found);
  if (oneOf) return { is: 'either', forms: oneOf.map((one) => nameOf(one, at, found)) };
  throw new Error(`${at} has no form`);
}

/** Written lists of the schema name a definition, or say it on the spot. */
function nameOf(schema: Schema, at: string, found: Found): FormName {
  const name = schema.$ref?.replace(/^.*\//, '');
  if (name === undefined) return formOf(schema, at, found);
  if (name === 'Id' || name === 'AreaName') return { is: 'name' };
  if (name === 'Text') return { is: 'text' };
  found(name);
  return name;
}

function wordForm(key: string, oneOf: readonly Schema[], found: Found): Form {
  const words = oneOf.map((one) => {
    const name = nameOf(one, key, found);
    const schema = typeof name === 'string' ? joinedSchema('mission').$defs?.[name] : undefined;
    return [String(schema?.properties?.[key]?.const), name] as const;
  });
  return { is: 'word', key, words: Object.fromEntries(words) };
}

function objectForm(schema: Schema, at: string, found: Found): Form {
  const { properties = {}, required = [], oneOf = [], minProperties, dependentRequired } = schema;
  const keys = Object.entries(properties).flatMap(([key, part]): [string, KeyForm][] => {
    if (LEFT_OUT.has(key)) return [];
    const form = nameOf(part, `${at}.${key}`, found);
    const names = namesUnder(key, part);
    return [
      [key, { form, ...(required.includes(key) && { needed: true as const }), ...(names && { names }) }],
    ];
  });
  const sets = oneOf.flatMap(({ required: set }) => (set ? [set] : []));
  const form: ObjectForm = {
    is: 'object',
    keys: Object.fromEntries(keys),
    ...(sets.length > 0 && { oneOf: sets }),
    ...(minProperties !== undefined && { filled: true as const }),
    ...(dependentRequired && { beside: dependentRequired }),
  };
  return form;
}

const OF_THE_BOX: Readonly<Record<string, Nameable>> = {
  card: 'card',
  skill: 'skill',
  tag: 'tag',
  survivor: 'survivor',
};

/** What the ids under a key name, if any stand there; other words under it are choices. */
export function namesUnder(key: string, part: Schema): Nameable | undefined {
  return part.enum ? undefined : (explained.names[key] ?? OF_THE_BOX[key]);
}

/** Lists of which one part is like no other hold as many parts as these; all that is built has parts of one form. */
function listForm(schema: Schema, at: string, found: Found): Form {
  const { items, prefixItems, minItems = 0, maxItems, uniqueItems } = schema;
  const of = prefixItems?.[0] ?? (items || undefined);
  if (!of) throw new Error(`${at} is a list of nothing`);
  return {
    is: 'list',
    of: nameOf(of, at, found),
    least: minItems,
    most: needed(maxItems, at),
    ...(uniqueItems && { differ: true as const }),
  };
}

function needed(number: number | undefined, at: string): number {
  if (number === undefined) throw new Error(`${at} has no bounds`);
  return number;
}
