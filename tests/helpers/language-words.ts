import { BUILT_IN_AREAS } from '../../engine/systems/undead-or-alive';
import type { Schema } from '../../scripts/schemas/read';
import { joinedSchema } from '../../scripts/schemas/systems';

const definitions = joinedSchema('mission').$defs ?? {};

/** Words of the mission language that belong together, and the traces that each leaves in a file (see traces.ts). */
export type Family = ReadonlyMap<string, string>;

const NUMBER = 'A number';
/** For whom, where and how long something holds. */
const LIMITS = traced(['who', 'in', 'asLongAs', 'unless', 'until'], (key) => `.${key}`);
const OF_EVERY_EVENT = ['event', 'by', 'in'];

/** Every word of the mission language, as the schema has it. */
export const families: Readonly<Record<string, Family>> = {
  Areas: keys('Area'),
  'Areas that every mission has': traced(BUILT_IN_AREAS, (name) => `Place=${name}`),
  'Where: places': keys('PlaceFilter'),
  'Who: people': keys('PeopleFilter'),
  'What people carry': keys('Holding'),
  Goals: keys('Goal'),
  Conditions: keys('Condition'),
  'Which ones': filters(),
  'How many: counts': new Map([
    [NUMBER, 'HowMany=number'],
    ...traced(choices(definition('HowMany').oneOf?.[1]), (word) => `HowMany=${word}`),
  ]),
  'How many: amounts': new Map([
    [NUMBER, 'Amount=number'],
    ...values('AmountPer', 'per'),
    ...traced(['each', 'counter', 'dice'], (key) => `AmountPer.${key}`),
  ]),
  Rules: keys('Rule'),
  Events: values('RuleEvent', 'event'),
  'What a card is used on': keys('Target'),
  Effects: values('Effect', 'effect'),
  Actions: keys('CustomAction'),
  Restrictions: new Map([...values('Restriction', 'what'), ...LIMITS]),
  Changes: new Map([...values('Change', 'what'), ...LIMITS]),
  'Names of counters and groups': keys('Named'),
  Grades: keys('Grade'),
  Prices: new Map([...values('PriceRule', 'for'), ...keys('Price', ['count'])]),
  Carrying: values('CarryRule', 'by'),
  'Companions beside the board': keys('AsideCompanion'),
  'Kinds of zombies': keys('OwnKind'),
  Decks: keys('MissionDeck'),
  Searching: keys('SearchRule'),
  Variants: keys('Variant'),
  'Own words': keys('Words'),
};

/** Of a definition: `Goal.reach`. */
function keys(name: string, without: readonly string[] = []): Family {
  const all = Object.keys(definition(name).properties ?? {}).filter((key) => !without.includes(key));
  return traced(all, (key) => `${name}.${key}`);
}

/** What a key can be: `effect=load`. */
function values(name: string, key: string): Family {
  return traced(choices(definition(name).properties?.[key]), (value) => `${key}=${value}`);
}

/** What narrows something down, wherever that is: `.colour`. */
function filters(): Family {
  const narrowing = ['ObjectiveFilter', 'SpawnTokenFilter', 'EventCompanionRallied', 'EventZombieKilled'];
  const all = narrowing.flatMap((name) => Object.keys(definition(name).properties ?? {}));
  return traced(new Set(all.filter((key) => !OF_EVERY_EVENT.includes(key))), (key) => `.${key}`);
}

function traced(words: Iterable<string>, traceOf: (word: string) => string): Family {
  return new Map([...words].map((word) => [word, traceOf(word)]));
}

function choices(schema: Schema | undefined): string[] {
  return (schema?.enum ?? []).map(String);
}

function definition(name: string): Schema {
  const schema = definitions[name];
  if (!schema) throw new Error(`The mission schema defines no ${name}`);
  return schema;
}

/** Every key and every choice of whatever goals, rules and variants are made of. */
export function everyName(): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const collect = (schema: Schema): void => {
    if (schema.$ref?.startsWith('#')) return open(schema.$ref.replace(/^.*\//, ''));
    for (const choice of [...(schema.enum ?? []), schema.const])
      if (typeof choice === 'string') names.add(choice);
    for (const [key, part] of Object.entries(schema.properties ?? {})) {
      names.add(key);
      collect(part);
    }
    const parts = [
      ...(schema.oneOf ?? []),
      ...(schema.prefixItems ?? []),
      ...(schema.items ? [schema.items] : []),
    ];
    for (const part of parts) collect(part);
  };
  const open = (name: string): void => {
    // Tokens are described where all pieces are.
    if (name === 'Token' || seen.has(name)) return;
    seen.add(name);
    collect(definition(name));
  };
  for (const name of ['Area', 'Goal', 'Rule', 'AsideCompanion', 'OwnKind', 'Named', 'Grade', 'Variant'])
    open(name);
  return names;
}
