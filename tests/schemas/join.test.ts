import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { type Addition, joined, type SystemSchema } from '../../scripts/schemas/join';
import { readSchema, type Schema } from '../../scripts/schemas/read';
import { joinedSchema, systemIds, systemSchemas } from '../../scripts/schemas/systems';
import { missionWith } from '../helpers/missions';

const key: Schema = {
  type: 'object',
  required: ['id', 'kind', 'at', 'opens'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    kind: { const: 'key' },
    at: { $ref: '#/$defs/Position' },
    opens: { type: 'string' },
  },
};

const at = { tile: 'a', x: 10, y: 10 };

const another: SystemSchema = {
  mission: {
    properties: { fog: { type: 'boolean' } },
    $defs: {
      TokenKey: key,
      Token: { properties: { kind: { enum: ['key'] } }, oneOf: [{ $ref: '#/$defs/TokenKey' }] },
      Condition: {
        properties: { opened: { type: 'object', additionalProperties: false } },
        oneOf: [{ required: ['opened'] }],
      },
    },
  },
};

const systems = { ...systemSchemas, 'another-game': another };

function validator() {
  const others = ['basics', 'tile'].map((name) => joinedSchema(name, systems));
  const ajv = new Ajv2020({ schemas: others, discriminator: true, strict: false });
  return ajv.compile(joinedSchema('mission', systems));
}

describe('the schemas of two games together', () => {
  const mission = {
    ...missionWith({}),
    system: 'another-game',
    fog: true,
    tokens: [{ id: 'k', kind: 'key', at, opens: 'd' }],
    goals: [{ id: 'g', reach: { any: [{ opened: {} }, { not: { taken: {} } }] } }],
  };

  it('allow the words of either', () => {
    const isMission = validator();
    expect([isMission(mission), isMission.errors]).toEqual([true, null]);
    expect(isMission(missionWith({}))).toBe(true);
  });

  it.each([
    { system: 'a-third-game' },
    { fog: 'thick' },
    { tokens: [{ id: 'k', kind: 'key', at }] },
    { tokens: [{ id: 'k', kind: 'lock', at, opens: 'd' }] },
    { goals: [{ id: 'g', reach: { opened: {}, taken: {} } }] },
  ])('refuse what is of none: %j', (change) => {
    expect(validator()({ ...mission, ...change })).toBe(false);
  });

  it('are named in the order in which the games came', () => {
    expect(joinedSchema('mission', systems).properties?.system?.enum).toEqual([...systemIds, 'another-game']);
    expect(joinedSchema('scenario', systems).properties?.system?.enum).toEqual([
      ...systemIds,
      'another-game',
    ]);
  });
});

it('does not let a game say anew what is there', () => {
  const addition: Addition = { $defs: { TokenStart: key } };
  expect(() => joined('mission', readSchema('mission.schema.json'), { rash: { mission: addition } })).toThrow(
    'rash: mission/TokenStart is there already',
  );
});
