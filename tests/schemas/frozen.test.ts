import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { joinedSchema } from '../../scripts/schemas/systems';

/** What a schema allows, apart from how it is explained and in which order. */
function meaningOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(meaningOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== 'description' || typeof value !== 'string')
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => [key, UNORDERED.includes(key) ? unordered(value) : meaningOf(value)]),
  );
}

/** Choices, alternatives and needed keys mean the same in whatever order they stand; games bring theirs after the others. */
const UNORDERED = ['enum', 'oneOf', 'required'];

function unordered(list: unknown): unknown {
  const meaning = meaningOf(list);
  if (!Array.isArray(meaning)) return meaning;
  return meaning.map((item) => JSON.stringify(item)).toSorted();
}

// Files of this version are out in the world. What has to change becomes a new version, with a migration to it:
// schemas/migrate/ says how.
it('boothill/mission@1 stays what it is', () => {
  const schema = joinedSchema('mission');
  const hash = createHash('sha256')
    .update(JSON.stringify(meaningOf(schema)))
    .digest('hex');
  expect(hash.slice(0, 16)).toBe('9882cebf79f14d4c');
});
