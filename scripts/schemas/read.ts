import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** As much of JSON Schema as our own schemas use. */
export interface Schema {
  $schema?: string;
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
  return readJson(file) as Schema;
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}

/** What is written as a file, and not only a part of others. */
export const isDocument = ({ properties }: Schema) => properties !== undefined;

export function namedSchemas(schema: Schema): NamedSchema[] {
  const definitions = Object.entries(schema.$defs ?? {}).map(([name, schema]) => ({ name, schema }));
  return isDocument(schema) ? [{ name: String(schema.title), schema }, ...definitions] : definitions;
}

/** What a `$ref` names: a definition, of the file where it stands or of another, or a file as a whole. */
export function refParts(ref: string): { id: string; definition: string | undefined } {
  const [id = '', definition] = ref.split('#/$defs/');
  return { id, definition };
}

/** A definition goes by its own name, a file by its title. */
export function nameOfRef(ref: string, files: readonly Schema[]): string {
  const { id, definition } = refParts(ref);
  const name = definition ?? files.find(({ $id }) => $id === id)?.title;
  if (name === undefined) throw new Error(`${ref} names no schema`);
  return name;
}
