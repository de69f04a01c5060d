import published from '../../../schemas/published/mission.schema.json';
import type { Step } from './cursor-place';

/** As much of a schema as says what may stand somewhere. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly required?: readonly string[];
  readonly items?: boolean | Schema;
  readonly prefixItems?: readonly Schema[];
  readonly maxProperties?: number;
}

/** What may stand at a place, and by which name the schema of missions has it, if it has one. */
export interface Allowed {
  readonly schema: Schema;
  readonly name?: string | undefined;
}

const root: Schema & { readonly $defs: Readonly<Record<string, Schema>> } = published;

/** Everything that may stand at the end of a way; several forms where nothing tells yet which it is. */
export function allowedAt(way: readonly Step[]): Allowed[] {
  return way.reduce<Allowed[]>(
    (allowed, step) => allowed.flatMap((one) => below(one, step)),
    [{ schema: root }],
  );
}

function below({ schema }: Allowed, { within, key, said }: Step): Allowed[] {
  return formsOf(schema).flatMap(({ schema: form }) => {
    if (within === 'Array') {
      const item = form.prefixItems?.[Number(key)] ?? form.items;
      return typeof item === 'object' ? [{ schema: item, name: nameOf(item) }] : [];
    }
    if (!fits(form, said, String(key))) return [];
    const own = form.properties?.[key] ?? form.additionalProperties;
    return typeof own === 'object' ? [{ schema: own, name: nameOf(own) }] : [];
  });
}

/** A schema with all that it stands for: what it names, and each of several forms. */
export function formsOf(schema: Schema): Allowed[] {
  const name = nameOf(schema);
  const named = name === undefined ? undefined : root.$defs[name];
  const { $ref: _address, ...own } = schema;
  if (named) return formsOf({ ...named, ...own }).map((form) => ({ ...form, name: form.name ?? name }));
  const forms = (schema.oneOf ?? []).filter(isForm).flatMap(formsOf);
  return forms.length > 0 ? forms : [{ schema }];
}

/** Others of that list only say which keys go together. */
function isForm(schema: Schema): boolean {
  return Object.keys(schema).some((key) => key !== 'required' && key !== 'description');
}

function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.replace('#/$defs/', '');
}

/** Whether an object that says this much already may be of a form, whatever it is about to say under one key. */
export function fits({ properties = {} }: Schema, said: ReadonlyMap<string, unknown>, but?: string): boolean {
  return [...said].every(([key, value]) => {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (key === but || value === undefined || !property) return true;
    const choices = 'const' in property ? [property.const] : property.enum;
    return choices === undefined || choices.includes(value);
  });
}

/** The keys that may be added to an object of a form: of those that rule each other out only what goes with the others. */
export function keysOf(
  { properties = {}, oneOf = [] }: Schema,
  said: ReadonlyMap<string, unknown>,
): string[] {
  const sets = oneOf.flatMap(({ required }) => (required ? [required] : []));
  const choosing = new Set(sets.flat());
  const chosen = [...said.keys()].filter((key) => choosing.has(key));
  const open = new Set(sets.filter((set) => chosen.every((key) => set.includes(key))).flat());
  return Object.keys(properties).filter(
    (key) => !said.has(key) && (!choosing.has(key) || open.has(key) || chosen.length === 0),
  );
}
