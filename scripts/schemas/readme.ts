import { kindOf, type LinkTo } from './kinds';
import { isDocument, type NamedSchema, namedSchemas, nameOfRef, type Schema } from './read';

const introduction = `# schemas

The files of Boothill, as a contract: what other programs may write, and what Boothill writes itself.

- \`*.schema.json\`: the contract, in JSON Schema 2020-12, written by hand, as far as every game has
  it. This page is made from it.
- \`mission-words.json\`: what these schemas cannot say of the words of goals and rules: whom they need at hand, what their names
  name, and what \`MISSION-LANGUAGE.md\` has before each of its chapters. All else there is made from the schemas, the sentences of
  the builder and the examples of the handbook.
- \`published/\`: the same for other programs and for editors, each schema in one file that needs no other, made by
  \`npm run schemas\`; \`boothill schemas FOLDER\` writes them anywhere, and a packed app has them in \`schemas\` beside it.
- \`systems/<game>.schema.json\`: what a game adds to these schemas, document by document: keys, tokens, words of missions. All
  that is made from the schemas has it. \`systems/index.json\` lists the games, the oldest first.
- \`systems/<game>.words.json\`: what \`mission-words.json\` has, of the words that a game adds; and what its pieces do that is told
  like a rule.
- \`systems/<game>/\`: what lies in the box of a game; only the engine's own files are of that form.
- \`generated/\`: types and validators made from it, by \`npm run schemas\`; a test finds them out of date.
- \`load.ts\`: from the text of a file to a document, or to problems with names; \`write.ts\`: back again.
- \`default-settings.ts\`: what holds for host and window where nobody has settled anything.
- \`migrate/\`: the frozen schema of every old version, and the way from it to the next.

Does not belong here: what needs rules, or more geometry than a point in a rectangle, to be judged (\`engine/\`),
sentences (\`languages/\`, \`problem.…\`), reading and writing on disk (\`main/host/\`). Imports nothing of ours.

A schema is named \`urn:boothill:mission@2\`, which is a name and no address: there is nothing to fetch. Every file may say
in \`$schema\` where the schema of its kind lies; that is kept, and replays do not count it as part of a mission.

A key that no schema knows is a warning; it is kept and written back. A version that is newer than the program
is not opened. Old versions are frozen, \`boothill/mission@1\` with all its words: a test holds it, and its files mean in
\`boothill/mission@2\` what they always meant. A mission within a replay or a kept game has a version of its own, and goes the
same way. \`MISSION-LANGUAGE.md\` explains the words of goals and rules.
`;

/** The reference of all formats, from the descriptions in their schemas. */
export function generateReadme(files: readonly Schema[]): string {
  return [introduction, ...files.map((file) => chapter(file, files))].join('\n');
}

function chapter(file: Schema, files: readonly Schema[]): string {
  const sections = namedSchemas(file).map((named) => section(named, file, files));
  return `## ${titleOf(file)}\n\n${file.description ?? ''}\n\n${sections.join('\n')}`;
}

/** A document goes by its format. */
function titleOf(file: Schema): string {
  return isDocument(file) ? `\`${formatOf(file)}\`` : String(file.title);
}

const formatOf = ({ $id = '' }: Schema) => $id.replace('urn:boothill:', 'boothill/');

function section({ name, schema }: NamedSchema, file: Schema, files: readonly Schema[]): string {
  const heading = schema === file ? '' : `### ${name}\n\n${schema.description ?? ''}\n\n`;
  const linkTo: LinkTo = (ref) => linked(nameOfRef(ref, files), ref, files);
  if (schema.discriminator || !schema.properties) return `${heading}${kindOf(schema, linkTo)}.\n`;
  const rows = Object.entries(schema.properties).map(([key, part]) => {
    const needed = schema.required?.includes(key) ? 'yes' : '';
    return `| \`${key}\` | ${kindOf(part, linkTo)} | ${needed} | ${part.description ?? ''} |\n`;
  });
  return `${heading}| key | what | needed | meaning |\n|---|---|---|---|\n${rows.join('')}`;
}

/** Named schemas have a heading of their own on the page; the root of a file is headed by its format. */
function linked(name: string, ref: string, files: readonly Schema[]): string {
  const file = files.find(({ $id }) => $id === ref);
  const heading = file ? titleOf(file) : name;
  return `[${name}](#${heading.toLowerCase().replace(/[^a-z0-9-]/g, '')})`;
}
