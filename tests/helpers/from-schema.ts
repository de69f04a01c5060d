import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../../scripts/schemas/read';
import { joinedSchema } from '../../scripts/schemas/systems';

/** A name that several of them know means the same to all. */
const definitions = Object.assign(
  {},
  ...['basics', 'mission', 'scenario'].map((file) => joinedSchema(file).$defs),
) as Record<string, Schema>;

/** What can stand within itself, perhaps within others in between: goals, conditions, effects, prices, and who is where. */
const NESTING: Readonly<Record<string, string>> = {
  Goal: 'goals',
  Condition: 'conditions',
  PlaceFilter: 'whereabouts',
  PeopleFilter: 'whereabouts',
  Price: 'prices',
  EffectIf: 'effects',
  EffectRoll: 'effects',
  EffectChoose: 'effects',
  EffectEach: 'effects',
  EffectLater: 'effects',
};
/** What patterns ask for that no names go by. */
const PRINTED_RULE = 'UOA-MISSION-M0-05';
const DEEPEST = 2;
const LONGEST = 3;

/** Anything that a definition of our schemas allows, in all its words; names are taken from a list. */
export function anythingOf(definition: string, names: readonly string[], largest = 9): Arbitrary<unknown> {
  return new FromSchema(names, largest).of({ $ref: `#/$defs/${definition}` }, {});
}

/** How often something may still be within itself. */
type Within = Readonly<Record<string, number>>;

class FromSchema {
  private readonly known = new Map<string, Arbitrary<unknown>>();
  constructor(
    private readonly names: readonly string[],
    private readonly largest: number,
  ) {}

  of(schema: Schema, within: Within): Arbitrary<unknown> {
    const convert = (part: Schema) => this.of(part, within);
    if (schema.$ref !== undefined) return this.referred(schema.$ref, within);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.oneOf && (schema.discriminator || !schema.properties))
      return fc.oneof(...schema.oneOf.filter((part) => !isTooDeep(part, within)).map(convert));
    if (schema.properties) {
      const branches = branchesOf(schema).filter((branch) => !nests(branch, within));
      return fc.oneof(...branches.map((branch) => this.object(branch, within)));
    }
    if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(convert));
    if (schema.items) return list(schema, convert(schema.items));
    if (schema.type === 'integer') return this.integer(schema);
    if (schema.type === 'boolean') return fc.boolean();
    if (typeof schema.additionalProperties === 'object')
      return fc.dictionary(fc.constantFrom(...this.names), convert(schema.additionalProperties));
    return this.name(schema);
  }

  private name({ pattern = '' }: Schema): Arbitrary<string> {
    const fitting = this.names.filter((name) => new RegExp(pattern).test(name));
    return fitting.length > 0 ? fc.constantFrom(...fitting) : fc.constant(PRINTED_RULE);
  }

  private integer({ minimum = 0, maximum = this.largest }: Schema): Arbitrary<number> {
    const { largest } = this;
    return fc.integer({
      min: Math.max(minimum, -largest),
      max: Math.max(minimum, Math.min(maximum, largest)),
    });
  }

  private referred(ref: string, within: Within): Arbitrary<unknown> {
    const name = ref.replace(/^.*\//, '');
    if (name === 'Text') return fc.constant({ en: 'Words of one’s own.', fr: 'Mots bien à soi.' });
    const schema = definitions[name];
    if (!schema) return fc.constantFrom(...this.names);
    const group = NESTING[name];
    const inside = group === undefined ? within : { ...within, [group]: (within[group] ?? DEEPEST) - 1 };
    // The same words stand in many places, and whatever can be said there is worked out once.
    const place = `${name} ${JSON.stringify(Object.entries(inside).sort())}`;
    const known = this.known.get(place) ?? this.of(schema, inside);
    this.known.set(place, known);
    return known;
  }

  private object(
    { properties = {}, required = [], dependentRequired = {}, minProperties = 0 }: Schema,
    within: Within,
  ): Arbitrary<object> {
    const values = Object.entries(properties)
      .filter(([key, part]) => required.includes(key) || !isTooDeep(part, within))
      .map(([key, part]) => [key, this.of(part, within)] as const);
    return fc
      .record(Object.fromEntries(values), { requiredKeys: required })
      .filter((value) => Object.keys(value).length >= minProperties)
      .filter((value) =>
        Object.entries(dependentRequired).every(
          ([key, others]) => !(key in value) || others.every((other) => other in value),
        ),
      );
  }
}

/** `exactly one of these keys` as an object for each of them; what needs another key comes with that key alone. */
function branchesOf(schema: Schema): Schema[] {
  if (!schema.oneOf) return [schema];
  const choices = schema.oneOf.flatMap(({ required = [] }) => required);
  return schema.oneOf.map(({ required: chosen = [] }) => {
    const belongs = (key: string) => chosen.includes(key) || !choices.includes(key);
    const properties = Object.entries(schema.properties ?? {}).filter(([key]) => {
      return belongs(key) && (schema.dependentRequired?.[key] ?? []).every(belongs);
    });
    return {
      ...schema,
      required: [...(schema.required ?? []), ...chosen],
      properties: Object.fromEntries(properties),
    };
  });
}

/** It cannot be without others of a kind that there must not be more of. */
function nests({ properties = {}, required = [] }: Schema, within: Within): boolean {
  return required.some((key) => {
    const part = properties[key];
    const parts = [part, ...(part?.prefixItems ?? []), part?.items || undefined];
    return parts.some((each) => each !== undefined && isTooDeep(each, within));
  });
}

function isTooDeep({ $ref = '' }: Schema, within: Within): boolean {
  const group = NESTING[$ref.replace(/^.*\//, '')];
  return group !== undefined && within[group] === 0;
}

function list(
  { minItems = 0, maxItems = LONGEST, uniqueItems }: Schema,
  item: Arbitrary<unknown>,
): Arbitrary<unknown[]> {
  const length = { minLength: minItems, maxLength: Math.min(maxItems, LONGEST) };
  return uniqueItems ? fc.uniqueArray(item, length) : fc.array(item, length);
}
