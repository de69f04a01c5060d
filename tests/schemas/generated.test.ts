import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { neededKeys } from '../../schemas/judge';
import { generateSchemas } from '../../scripts/schemas';
import { readSchema, type Schema } from '../../scripts/schemas/read';
import { contentSchemas, joinedSchema, systemIds } from '../../scripts/schemas/systems';

const schemasIn = (folder: string) =>
  readdirSync(`schemas/${folder}`)
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => `${folder}${name}`);

const documents = schemasIn('').map(
  (file) => [file, joinedSchema(file.replace('.schema.json', ''))] as const,
);
const files = [...documents, ...schemasIn('migrate/').map((file) => [file, readSchema(file)] as const)];
const content = systemIds.flatMap(contentSchemas).map((schema) => [String(schema.$id), schema] as const);

describe('what is made from the schemas', () => {
  it('is up to date; npm run schemas makes it anew', async () => {
    for (const [name, text] of Object.entries(await generateSchemas())) {
      expect(readFileSync(`schemas/${name}`, 'utf8') === text, name).toBe(true);
    }
  });

  it('runs under a policy that forbids code made at run time', () => {
    const validators = readFileSync('schemas/generated/validators.js', 'utf8');
    expect(validators).not.toMatch(/\b(require|Function|eval|import)\b/);
  });
});

describe('the schemas', () => {
  it.each(files)('%s describes every key', (_file, schema) => {
    expect(undescribed(schema).map(([pointer]) => pointer)).toEqual([]);
  });

  it.each(content)('%s describes every key, or names what describes it', (_file, schema) => {
    const unclear = undescribed(schema).filter(([, { $ref }]) => $ref === undefined);
    expect(unclear.map(([pointer]) => pointer)).toEqual([]);
  });

  it.each([...files, ...content])('%s is closed', (_file, schema) => {
    expect(open(schema)).toEqual([]);
  });

  it.each(Object.entries(neededKeys))('of a %s need what salvage takes for needed', (kind, needed) => {
    expect(readSchema(`${kind}.schema.json`).required).toEqual(needed);
  });
});

type Named = [pointer: string, schema: Schema];

function parts(schema: Schema, pointer: string): Named[] {
  const below: Named[] = [
    ...Object.entries(schema.properties ?? {}).map(([key, part]): Named => [`${pointer}.${key}`, part]),
    ...Object.entries(schema.$defs ?? {}).map(([key, part]): Named => [`${pointer}#${key}`, part]),
    ...(schema.items ? [[`${pointer}[]`, schema.items] as Named] : []),
  ];
  return [[pointer, schema], ...below.flatMap(([at, part]) => parts(part, at))];
}

const undescribed = (root: Schema) =>
  parts(root, '').filter(
    ([pointer, { description }]) => !pointer.endsWith('[]') && description === undefined,
  );

const open = (root: Schema) =>
  parts(root, '')
    .filter(([, { type, additionalProperties }]) => type === 'object' && additionalProperties === undefined)
    // A token is one of several closed objects, told apart by its kind.
    .filter(([, { discriminator }]) => discriminator === undefined)
    .map(([pointer]) => pointer);
