import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readSchema } from '../../scripts/schemas/read';

/** What a schema allows, apart from how it is explained. */
function meaningOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(meaningOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== 'description' || typeof value !== 'string')
      .map(([key, value]) => [key, meaningOf(value)]),
  );
}

// Files of these versions are out in the world, and what they may say does not change any more.
it.each([
  [0, 'ce51f205ddc4115c'],
  [1, '281daf63a42e0aec'],
])('boothill/mission@%i stays what it is', (version, expected) => {
  const schema = readSchema(`migrate/mission-${version}.schema.json`);
  const hash = createHash('sha256')
    .update(JSON.stringify(meaningOf(schema)))
    .digest('hex');
  expect(hash.slice(0, 16)).toBe(expected);
});
