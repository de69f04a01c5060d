import { type NamedSchema, namedSchemas, nameOfRef, type Schema } from './read';

const introduction = `# schemas

The files of Boothill, as a contract: what other programs may write, and what Boothill writes itself.

- \`*.schema.json\`: the contract, in JSON Schema 2020-12, written by hand. This page is made from it.
- \`MISSION-LANGUAGE.md\` explains every word of goals and rules, with examples; a test finds words it leaves out.
- \`generated/\`: types and validators made from it, by \`npm run schemas\`; a test finds them out of date.
- \`load.ts\`: from the text of a file to a document, or to problems with names; \`write.ts\`: back again.
- \`migrate/\`: the frozen schema of every old version, and the way from it to the next.

Does not belong here: what needs rules, or more geometry than a point in a rectangle, to be judged (\`engine/\`),
sentences (\`languages/\`, \`problem.…\`), reading and writing on disk (\`main/host/\`). Imports nothing of ours.

A key that no schema knows is a warning; it is kept and written back. A version that is newer than the program
is not opened. \`boothill/mission@1\` is frozen: a test holds it, and what changes becomes
version 2, with a way from here to there. \`MISSION-LANGUAGE.md\` explains the words of goals and rules.
`;

/** The reference of all formats, from the descriptions in their schemas. */
export function generateReadme(files: readonly Schema[]): string {
  return [introduction, ...files.map((file) => chapter(file, files))].join('\n');
}

function chapter(file: Schema, files: readonly Schema[]): string {
  const sections = namedSchemas(file).map((named) => section(named, file, files));
  const title = file.properties ? `\`${file.$id ?? ''}\`` : String(file.title);
  return `## ${title}\n\n${file.description ?? ''}\n\n${sections.join('\n')}`;
}

function section({ name, schema }: NamedSchema, file: Schema, files: readonly Schema[]): string {
  const heading = schema === file ? '' : `### ${name}\n\n${schema.description ?? ''}\n\n`;
  if (schema.discriminator || !schema.properties) return `${heading}${kindOf(schema, files)}.\n`;
  const rows = Object.entries(schema.properties).map(([key, part]) => {
    const needed = schema.required?.includes(key) ? 'yes' : '';
    return `| \`${key}\` | ${kindOf(part, files)} | ${needed} | ${part.description ?? ''} |\n`;
  });
  return `${heading}| key | what | needed | meaning |\n|---|---|---|---|\n${rows.join('')}`;
}

const types: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  boolean: '`true` or `false`',
};

function kindOf(schema: Schema, files: readonly Schema[]): string {
  if (schema.$ref !== undefined) return linked(nameOfRef(schema.$ref, files), schema.$ref, files);
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  if (schema.prefixItems) return `[${schema.prefixItems.map((part) => kindOf(part, files)).join(', ')}]`;
  if (schema.items) return `list of ${kindOf(schema.items, files)}`;
  if (schema.oneOf && !schema.properties) return either(schema.oneOf, files);
  if (schema.discriminator && schema.oneOf) return either(schema.oneOf, files);
  if (typeof schema.additionalProperties === 'object') {
    return `object of ${kindOf(schema.additionalProperties, files)}`;
  }
  if (schema.properties) {
    const keys = Object.entries(schema.properties).map(([key, part]) => `\`${key}\`: ${kindOf(part, files)}`);
    return `object with ${keys.join(', ')}`;
  }
  return types[schema.type ?? ''] ?? String(schema.type);
}

function either(parts: readonly Schema[], files: readonly Schema[]): string {
  return parts.map((part) => kindOf(part, files)).join(' or ');
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

/** Named schemas have a heading of their own on the page; the root of a file is headed by its format. */
function linked(name: string, ref: string, files: readonly Schema[]): string {
  const file = files.find(({ $id }) => $id === `boothill/${ref}`);
  const heading = file?.$id ?? name;
  return `[${name}](#${heading.toLowerCase().replace(/[^a-z0-9-]/g, '')})`;
}
