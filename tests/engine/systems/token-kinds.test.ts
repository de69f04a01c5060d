import { describe, expect, it } from 'vitest';
import { type SystemId, systems, type TokenKind, type TokenProperty } from '../../../engine';
import missionSchema from '../../../schemas/published/mission.schema.json';
import type { Schema } from '../../../scripts/schemas/read';

const schema = missionSchema as unknown as Schema;

function schemaOf({ kind }: TokenKind): Schema | undefined {
  return Object.values(schema.$defs ?? {}).find(({ properties = {} }) => properties['kind']?.const === kind);
}

/** What a schema says of a property by the sort that a game says it is of. */
function expectSort(property: TokenProperty, kind: TokenKind, said: Schema | undefined): void {
  expect(said, `${kind.kind}.${property.name}`).toBeDefined();
  if (property.sort === 'whole') {
    expect(said).toMatchObject({ type: 'integer', minimum: property.least, maximum: property.most });
  }
  // What missions can name themselves is no list.
  if (property.name === kind.sortedBy && said?.$ref === undefined) {
    expect(said?.enum).toEqual(expect.arrayContaining(kind.sorts.map(({ id }) => id)));
  }
  if (property.sort === 'yes-no') expect(said?.type).toBe('boolean');
}

describe.each(Object.keys(systems) as SystemId[])('the tokens of %s', (system) => {
  const { tokens } = systems[system].content;

  it.each(tokens.map((kind) => [kind.kind, kind] as const))(
    'have properties that files have: %s',
    (_, kind) => {
      const { properties = {}, required = [] } = schemaOf(kind) ?? {};
      for (const property of kind.properties) expectSort(property, kind, properties[property.name]);
      const names = kind.properties.map(({ name }): string => name);
      expect(names).toEqual(
        expect.arrayContaining(required.filter((key) => !['id', 'kind', 'at'].includes(key))),
      );
    },
  );

  it('are told apart by a property of theirs, and begin with letters of their own', () => {
    for (const { sortedBy, sorts, properties } of tokens) {
      expect(sorts.every(({ id }) => (id !== undefined) === (sortedBy !== undefined))).toBe(true);
      expect(sortedBy === undefined || properties.some(({ name }) => name === sortedBy)).toBe(true);
    }
    expect(new Set(tokens.map(({ prefix }) => prefix)).size).toBe(tokens.length);
  });

  it('are hidden by a property of theirs, behind something of their kind', () => {
    for (const { kind, hidden, properties } of tokens) {
      if (!hidden) continue;
      expect(properties.map(({ name }) => name)).toContain(hidden.by);
      expect(hidden.seen?.kind ?? kind).toBe(kind);
    }
  });

  it('are mounted on a sort of their kind', () => {
    for (const { sorts } of tokens) {
      const mounts = sorts.flatMap(({ mount }) => mount ?? []);
      expect(mounts.filter((mount) => sorts.every(({ id }) => id !== mount))).toEqual([]);
    }
  });
});
