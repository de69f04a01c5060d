import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** As much of JSON Schema as our own schemas use. */
export interface Schema {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  dependentRequired?: Record<string, string[]>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  prefixItems?: Schema[];
  items?: false | Schema;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minProperties?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
}

/** A schema that has a name of its own: a file's root, or one of its `$defs`. */
export interface NamedSchema {
  name: string;
  schema: Schema;
}

const folder = new URL('../../schemas/', import.meta.url);

export const schemasFolder = fileURLToPath(folder);

export function readSchema(file: string): Schema {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Schema;
}

export function namedSchemas(schema: Schema): NamedSchema[] {
  const definitions = Object.entries(schema.$defs ?? {}).map(([name, schema]) => ({ name, schema }));
  return schema.properties === undefined
    ? definitions
    : [{ name: String(schema.title), schema }, ...definitions];
}

/** The name behind a `$ref`: the last part of a pointer, or the title of the file it names. */
export function nameOfRef(ref: string, files: readonly Schema[]): string {
  const definition = /#\/\$defs\/(\w+)$/.exec(ref)?.[1];
  const file = files.find(({ $id }) => $id === `boothill/${ref}`);
  const name = definition ?? file?.title;
  if (name === undefined) throw new Error(`${ref} names no schema`);
  return name;
}
