import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

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

// Files of this version are out in the world. What has to change becomes a new version, with a migration to it:
// schemas/migrate/ says how.
it('boothill/mission@1 stays what it is', () => {
  const schema: unknown = JSON.parse(readFileSync('schemas/mission.schema.json', 'utf8'));
  const hash = createHash('sha256')
    .update(JSON.stringify(meaningOf(schema)))
    .digest('hex');
  expect(hash.slice(0, 16)).toBe('98c12ac0cdcae014');
});
