import type { Schema } from '../../scripts/schemas/read';
import { joinedSchema } from '../../scripts/schemas/systems';

const mission = joinedSchema('mission');
const scenario = joinedSchema('scenario');

/**
 * Which parts of the mission schema a mission or a situation makes use of: `Goal.reach` for a key, `.colour` for one that
 * several definitions have, `effect=load` for what a key can be, `HowMany=all` for a value that is a definition itself.
 */
export function tracesOf(document: unknown): ReadonlySet<string> {
  const traces = new Set<string>();
  const isScenario = isObject(document) && String(document['format']).startsWith('boothill/scenario@');
  const [root, title] = isScenario ? [scenario, 'Scenario'] : [mission, 'Mission'];
  follow(root, title, document, root, traces);
  return traces;
}

type Traces = Set<string>;

/** What goals and rules are made of; tokens have colours and groups as well. */
const SAYING = /^(Condition|Event|Effect|Forbid|Change|PriceRule|CarryRule|.*Filter$)/;

function follow(schema: Schema, name: string, value: unknown, file: Schema, traces: Traces): void {
  if (typeof value === 'string') traces.add(`${name}=${value}`);
  if (typeof value === 'number') traces.add(`${name}=number`);
  if (schema.$ref !== undefined) return refer(schema.$ref, value, file, traces);
  if (schema.discriminator && isObject(value)) {
    const { propertyName } = schema.discriminator;
    for (const branch of schema.oneOf ?? []) {
      const target = branch.$ref === undefined ? undefined : file.$defs?.[nameIn(branch.$ref)];
      const isChosen = target?.properties?.[propertyName]?.const === value[propertyName];
      if (isChosen) follow(branch, name, value, file, traces);
    }
    return;
  }
  // A choice between a number, a word and an object: only the last has anything in it.
  if (schema.oneOf && !schema.properties && typeof value === 'object') {
    for (const branch of schema.oneOf)
      if (branch.$ref !== undefined) follow(branch, name, value, file, traces);
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const part = schema.prefixItems?.[index] ?? schema.items;
      if (part) follow(part, name, item, file, traces);
    }
    return;
  }
  if (isObject(value)) followKeys(schema, name, value, file, traces);
}

function followKeys(
  { properties = {} }: Schema,
  name: string,
  value: Readonly<Record<string, unknown>>,
  file: Schema,
  traces: Traces,
): void {
  for (const [key, part] of Object.entries(properties)) {
    const below = value[key];
    if (below === undefined) continue;
    traces.add(`${name}.${key}`);
    if (SAYING.test(name)) traces.add(`.${key}`);
    if (typeof below === 'string') traces.add(`${key}=${below}`);
    follow(part, key, below, file, traces);
  }
}

function refer(ref: string, value: unknown, file: Schema, traces: Traces): void {
  const name = nameIn(ref);
  if (ref.startsWith('#')) {
    const target = file.$defs?.[name];
    if (target) follow(target, name, value, file, traces);
  }
  const ofMission = `${mission.$id ?? ''}#`;
  if (ref.startsWith(ofMission)) refer(ref.replace(ofMission, '#'), value, mission, traces);
}

function nameIn(ref: string): string {
  return ref.replace(/^.*\//, '');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
