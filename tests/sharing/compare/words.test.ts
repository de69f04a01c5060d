import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namedParts } from '../../../sharing/compare/words';

/** What a mission says of its file, and nobody compares. */
const OF_THE_FILE = ['$schema', 'format', 'system', 'contentVersion'];

it('every part of a mission has words for whoever compares two', () => {
  const schema = JSON.parse(readFileSync('schemas/published/mission.schema.json', 'utf8')) as {
    properties: Record<string, unknown>;
  };
  const parts = Object.keys(schema.properties).filter((part) => !OF_THE_FILE.includes(part));
  expect([...namedParts].sort()).toEqual(parts.sort());
});
