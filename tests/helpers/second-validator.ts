import { readFileSync } from 'node:fs';
import {
  registerSchema,
  type SchemaObject,
  unregisterSchema,
  validate,
} from '@hyperjump/json-schema/draft-2020-12';
import { joinedSchema } from '../../scripts/schemas/systems';

type Judge = (value: unknown) => boolean;

/**
 * Judges by the first of these files in schemas/, by the letter of JSON Schema: references lead to one of them, or the
 * schema is refused.
 */
export async function secondValidator(...files: readonly [string, ...string[]]): Promise<Judge> {
  const schemas = files.map(schemaIn);
  for (const schema of schemas) registerSchema(schema);
  try {
    const judge = await validate(schemas[0]?.$id ?? '');
    return (value) => judge(value as Parameters<typeof judge>[0]).valid;
  } finally {
    for (const { $id } of schemas) unregisterSchema($id);
  }
}

/** Of what stands in no folder, with what all games add to it. */
function schemaIn(file: string) {
  const schema: unknown = file.includes('/')
    ? JSON.parse(readFileSync(`schemas/${file}.schema.json`, 'utf8'))
    : joinedSchema(file);
  return schema as SchemaObject & { $id: string };
}
