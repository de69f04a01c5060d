import { describe, expect, it } from 'vitest';
import { documentKinds } from '../../schemas';
import { normaliseTexts } from '../../schemas/texts';
import type { Schema } from '../../scripts/schemas/read';
import { joinedSchema } from '../../scripts/schemas/systems';

const files = new Map(
  ['basics', 'tile', 'tileset', 'mission', 'scenario', 'replay', 'campaign']
    .map((name) => joinedSchema(name))
    .map((schema) => [schema.$id, schema]),
);

/** For every place in a schema where words stand: a document with nothing but `words` there. */
function documentsWith(words: unknown, schema: Schema, file: Schema, levels = 8): unknown[] {
  const inside = (part: Schema, around: (value: unknown) => unknown) =>
    levels === 0 ? [] : documentsWith(words, part, file, levels - 1).map(around);
  if (schema.$ref !== undefined) {
    if (schema.$ref.endsWith('/Text')) return [words];
    const [name, definition] = schema.$ref.split('#/$defs/');
    const target = name ? files.get(name) : file;
    const part = definition === undefined ? target : target?.$defs?.[definition];
    if (!target || !part) throw new Error(`${schema.$ref} names nothing`);
    return documentsWith(words, part, target, levels);
  }
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      inside(part, (value) => ({ [key]: value })),
    ),
    ...(schema.items ? inside(schema.items, (value) => [value]) : []),
    ...(schema.prefixItems ?? []).flatMap((part) => inside(part, (value) => [value])),
    ...(schema.discriminator ? (schema.oneOf ?? []) : []).flatMap((part) => inside(part, (value) => value)),
  ];
}

describe('plain strings', () => {
  it.each(documentKinds)('become words wherever the schema of a %s speaks of words', (kind) => {
    const schema = joinedSchema(kind);
    const plain = documentsWith('Howdy', schema, schema);
    expect(plain.length).toBeGreaterThan(2);
    expect(plain.map((document) => normaliseTexts(document, kind, 'en'))).toEqual(
      documentsWith({ en: 'Howdy' }, schema, schema),
    );
  });
});
