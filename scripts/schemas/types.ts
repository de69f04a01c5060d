import { compile } from 'json-schema-to-typescript';
import { namedSchemas, nameOfRef, refParts, type Schema } from './read';

/** TypeScript for every named schema of these files; `$ref`s become the names behind them. */
export async function generateTypes(files: readonly Schema[]): Promise<string> {
  return `${banner}${await declarationsOf(files, files)}`;
}

/** The same for what nobody changes, and what may refer to the files of missions. */
export async function generateContentTypes(
  content: readonly Schema[],
  files: readonly Schema[],
): Promise<string> {
  const declarations = await declarationsOf(content, [...content, ...files]);
  const refs = [...JSON.stringify(content).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
  const taken = refs.filter((ref) => files.some(({ $id }) => $id === refParts(ref).id));
  const names = new Set(taken.map((ref) => nameOfRef(ref, files)));
  const imports = `import type { ${[...names].join(', ')} } from './types';\n\n`;
  return `${banner}${imports}${unchanging(declarations)}`;
}

const banner = '// Made from schemas/*.schema.json by: npm run schemas\n\n';

/** Keys, lists and tuples stand on lines of their own, as the compiler of schemas prints them. */
function unchanging(declarations: string): string {
  return declarations
    .replace(/^( +)(\$?\w+\??:)(?=\s)/gm, '$1readonly $2')
    .replace(/(?<=[:=] )(\[.*\]|\S+\[\])(?=;$)/gm, 'readonly $1');
}

/** Declares these files, which may refer to all of those. */
async function declarationsOf(declared: readonly Schema[], files: readonly Schema[]): Promise<string> {
  const declarations: string[] = [];
  for (const { name, schema } of declared.flatMap(namedSchemas)) {
    const declaration = await compile(forTypes(schema, files), name, {
      bannerComment: '',
      additionalProperties: false,
      unreachableDefinitions: false,
      style: { singleQuote: true, printWidth: 110 },
    });
    declarations.push(declaration.trim());
  }
  return `${declarations.join('\n\n')}\n`;
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
