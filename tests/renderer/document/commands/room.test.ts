import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { most } from '../../../../renderer/document/commands/room';

interface ListSchema {
  maxItems: number;
}

it('is as much as the format of missions says', () => {
  const { properties } = JSON.parse(readFileSync('schemas/published/mission.schema.json', 'utf8')) as {
    properties: Record<string, ListSchema>;
  };
  const said = Object.keys(most).map((key) => [key, properties[key]?.maxItems]);
  expect(said).toEqual(Object.entries(most));
});
