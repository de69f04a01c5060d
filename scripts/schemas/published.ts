import { nameOfRef, refParts, type Schema } from './read';

/** The schemas of these documents as others get them, by file name within schemas/. */
export function generatePublished(
  documents: readonly Schema[],
  files: readonly Schema[],
): Record<string, string> {
  return Object.fromEntries(
    documents.map((document) => [
      `published/${kindIn(document)}.schema.json`,
      `${JSON.stringify(standalone(document, files), null, 2)}\n`,
    ]),
  );
}

const kindIn = ({ $id = '' }: Schema) => $id.replace(/^.*:|@.*$/g, '');

/**
 * A schema with everything that it takes from others among its own definitions. Editors look for other files beside it,
 * or on the web under their names, each in its own way: here is nothing to look for.
 */
function standalone(document: Schema, files: readonly Schema[]): object {
  const $defs: Record<string, unknown> = {};

  function takeOver(ref: string, from: Schema): string {
    const { id, definition } = refParts(ref);
    const file = files.find(({ $id }) => $id === id) ?? from;
    const name = nameOfRef(ref, files);
    if (!Object.hasOwn($defs, name)) {
      // It may speak of itself: goals hold goals.
      $defs[name] = {};
      $defs[name] = local(definition === undefined ? bodyOf(file) : file.$defs?.[definition], file);
    }
    return `#/$defs/${name}`;
  }

  function local(part: unknown, file: Schema): unknown {
    if (Array.isArray(part)) return part.map((item) => local(item, file));
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).filter(([key]) => !notForOthers.has(key));
    return Object.fromEntries(
      entries.map(([key, value]) => [
        key,
        key === '$ref' ? takeOver(String(value), file) : local(value, file),
      ]),
    );
  }

  const { $schema, $id } = document;
  return { $schema, $id, ...(local(bodyOf(document), document) as object), $defs };
}

/** A word of ajv's own; `oneOf` says the same to everybody. */
const notForOthers = new Set(['discriminator']);

function bodyOf({ $schema, $id, $defs, ...body }: Schema): Schema {
  return body;
}
