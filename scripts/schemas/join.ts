import type { Schema } from './read';

/** What a game adds to a schema: keys, definitions, alternatives and choices. It replaces nothing. */
export interface Addition {
  readonly properties?: Readonly<Record<string, Schema | Addition>>;
  readonly $defs?: Readonly<Record<string, Schema | Addition>>;
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
}

/** What files can say of the games of one system, document by document, beside what they can say of all. */
export type SystemSchema = Readonly<Record<string, Addition>>;

/** By the names of the systems, in the order in which they came. */
export type SystemSchemas = Readonly<Record<string, SystemSchema>>;

/** The schema of a document for all these games together; whether a word belongs to the game of a file is checked by the loader. */
export function joined(document: string, base: Schema, systems: SystemSchemas): Schema {
  const whole = Object.entries(systems).reduce<Schema>(
    (schema, [system, { [document]: addition }]) =>
      addition ? extended(schema, addition, `${system}: ${document}`) : schema,
    base,
  );
  return namingSystems(whole, Object.keys(systems));
}

/** `system` has an empty enum in the base schema; fills in all games. */
function namingSystems(schema: Schema, ids: readonly string[]): Schema {
  const { system } = schema.properties ?? {};
  if (system?.enum?.length !== 0) return schema;
  return { ...schema, properties: { ...schema.properties, system: { ...system, enum: [...ids] } } };
}

const ADDED: readonly string[] = ['properties', '$defs', 'oneOf', 'enum'];

function extended(schema: Schema, addition: Addition, at: string): Schema {
  const other = Object.keys(addition).find((key) => !ADDED.includes(key));
  if (other !== undefined) throw new Error(`${at} is there already, and ${other} is not to be added to it`);
  const properties = addition.properties && together(schema.properties, addition.properties, at);
  const $defs = addition.$defs && together(schema.$defs, addition.$defs, at);
  return {
    ...schema,
    ...(properties && { properties }),
    ...($defs && { $defs }),
    ...(addition.oneOf && { oneOf: [...(schema.oneOf ?? []), ...addition.oneOf] }),
    ...(addition.enum && { enum: [...(schema.enum ?? []), ...addition.enum] }),
  };
}

function together(
  there: Readonly<Record<string, Schema>> = {},
  added: Readonly<Record<string, Schema | Addition>>,
  at: string,
): Record<string, Schema> {
  const all = new Map(Object.entries(there));
  for (const [name, part] of Object.entries(added)) {
    const before = all.get(name);
    all.set(name, before ? extended(before, part, `${at}/${name}`) : (part as Schema));
  }
  return Object.fromEntries(all);
}
