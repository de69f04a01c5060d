import { fileURLToPath } from 'node:url';
import Ajv2020, { type AnySchemaObject } from 'ajv/dist/2020';
import standaloneCode from 'ajv/dist/standalone';
import { build, transform } from 'esbuild';
import { isDocument, type Schema } from './read';

/** Our two idioms, exactly one of these keys and a kind that decides, name keys declared a level above. */
const dialect = { discriminator: true, strictRequired: false, strictTypes: false } as const;

/** Judges by the schemas as they are now: what was made from them may be of before. */
export function guardFor<T>(schema: Schema, others: readonly Schema[]): (value: unknown) => value is T {
  const ajv = new Ajv2020({ schemas: others as AnySchemaObject[], ...dialect });
  return ajv.compile<T>(schema as AnySchemaObject);
}

/** One ES module with a validator for every document: no `require`, no `Function`, nothing to import. */
export async function generateValidators(schemas: readonly Schema[]): Promise<string> {
  const ajv = new Ajv2020({
    schemas: schemas as AnySchemaObject[],
    ...dialect,
    allErrors: true,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true },
  });
  const guards = Object.fromEntries(
    schemas.filter(isDocument).map((schema) => [guardOf(schema), String(schema.$id)]),
  );
  // A file can be wrong in a million places: all are counted, by which the code tells what is sound, and few kept.
  const contents = `import { FirstErrors } from './first-errors';
${standaloneCode(ajv, guards).replace(/vErrors = \[(err\d+)\]/g, 'vErrors = new FirstErrors($1)')}`;
  const { outputFiles } = await build({
    stdin: {
      contents,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['main'],
    target: 'es2022',
    charset: 'utf8',
    write: false,
  });
  // What ajv tells its own code generator is of no use here, and reads like a call of `require`.
  const bundled = String(outputFiles[0]?.text).replace(/^.*\.code = 'require.*$/gm, '');
  const { code } = await transform(bundled, {
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
  });
  return `// @ts-nocheck\n// Made from schemas/*.schema.json by: npm run schemas\n${code}`;
}

const guardOf = ({ title = '' }: Schema) => `is${title}`;

/** For the documents whose types stand in these files, and for some that have none. */
export function generateDeclarations(
  from: Readonly<Record<string, readonly Schema[]>>,
  untyped: readonly Schema[],
): string {
  const imports = Object.entries(from).map(
    ([file, schemas]) => `import type { ${schemas.map(({ title }) => title).join(', ')} } from '${file}';\n`,
  );
  const declared = (schema: Schema, type: string) =>
    `export declare const ${guardOf(schema)}: Validator<${type}>;\n`;
  const validators = [
    ...Object.values(from)
      .flat()
      .map((schema) => declared(schema, schema.title ?? '')),
    ...untyped.map((schema) => declared(schema, 'Record<string, unknown>')),
  ];
  return `// Made by: npm run schemas
${imports.join('')}
export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  propertyName?: string;
}

/** A type guard that leaves in \`errors\` what it complains about, or the first of it where that is very much. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: Iterable<SchemaError> | null;
}

${validators.join('')}`;
}
