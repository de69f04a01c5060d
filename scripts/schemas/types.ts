import { compile } from 'json-schema-to-typescript';
import { namedSchemas, nameOfRef, type Schema } from './read';

/** TypeScript for every named schema of these files; `$ref`s become the names behind them. */
export async function generateTypes(files: readonly Schema[]): Promise<string> {
  const declarations: string[] = [];
  for (const { name, schema } of files.flatMap(namedSchemas)) {
    const declaration = await compile(forTypes(schema, files), name, {
      bannerComment: '',
      additionalProperties: false,
      unreachableDefinitions: false,
      style: { singleQuote: true, printWidth: 110 },
    });
    declarations.push(declaration.trim());
  }
  return `// Made from schemas/*.schema.json by: npm run schemas\n\n${declarations.join('\n\n')}\n`;
}

const notForTypes = new Set(['$id', '$defs', 'title', 'propertyNames']);

function forTypes(schema: Schema, files: readonly Schema[]): object {
  const { $ref } = schema;
  const convert = (part: Schema) => forTypes(part, files);
  if ($ref !== undefined) return { tsType: nameOfRef($ref, files), description: schema.description };
  if (schema.oneOf && schema.discriminator) {
    return { oneOf: schema.oneOf.map(convert), description: schema.description };
  }
  if (schema.oneOf && schema.properties) {
    return { oneOf: oneKeyEach(schema, schema.oneOf).map(convert), description: schema.description };
  }
  if (schema.type === 'array') return arrayForTypes(schema, convert);
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => !notForTypes.has(key))),
    ...(schema.oneOf && { oneOf: schema.oneOf.map(convert) }),
    ...(schema.properties && {
      properties: Object.fromEntries(
        Object.entries(schema.properties).map(([key, part]) => [key, convert(part)]),
      ),
    }),
    ...(typeof schema.additionalProperties === 'object' && {
      additionalProperties: convert(schema.additionalProperties),
    }),
  };
}

/** Short lists with a least length are tuples; all others are plain arrays. */
function arrayForTypes(schema: Schema, convert: (part: Schema) => object): object {
  const { type, description, prefixItems, items, minItems = 0, maxItems = Infinity } = schema;
  const list = { type, description };
  if (prefixItems) return { ...list, items: prefixItems.map(convert), minItems, maxItems };
  const length = minItems > 0 && maxItems <= 4 ? { minItems, maxItems } : {};
  return { ...list, ...length, ...(items && { items: convert(items) }) };
}

/** `exactly one of these keys` as one object for each of them; a branch may ask for several keys together. */
function oneKeyEach(schema: Schema, branches: readonly Schema[]): Schema[] {
  const choices = new Set(branches.flatMap(({ required = [] }) => required));
  return branches.map(({ required: chosen = [] }) => {
    // What depends on a key that this branch has not makes no sense in it.
    const isPossible = (key: string) =>
      chosen.includes(key) ||
      (!choices.has(key) && (schema.dependentRequired?.[key] ?? []).every((other) => chosen.includes(other)));
    return {
      type: 'object',
      required: [...(schema.required ?? []), ...chosen],
      properties: Object.fromEntries(
        Object.entries(schema.properties ?? {}).filter(([key]) => isPossible(key)),
      ),
    };
  });
}
