import type { Mission } from '../../../schemas';
import type { Nameable } from '../../../schemas/form';
import { forms } from '../../../schemas/generated/forms';
import { thingsOf } from '../../builder/things';
import { laidOut } from '../../document/laid-out';
import type { CursorPlace } from './cursor-place';
import { type Allowed, allowedAt, fits, formsOf, keysOf, type Schema } from './mission-schema';

/** Something that may stand at a place of the file. */
export interface Offer {
  /** As JSON has it. */
  readonly text: string;
  readonly sort: 'key' | 'word' | 'name';
  /** By which name the schema has what it belongs to, such as an effect. */
  readonly owner?: string | undefined;
  /** What the schema says of it. */
  readonly description?: string | undefined;
  /** What begins behind a key. */
  readonly opens?: '{}' | '[]' | '""' | '';
}

/** Everything that may stand where somebody writes: keys that are not there yet, words, and names out of the mission. */
export function offersAt(place: CursorPlace, mission: Mission): Offer[] {
  const allowed = allowedAt(place.way).flatMap(({ schema, name }) =>
    formsOf(schema).map((form) => ({ ...form, name: form.name ?? name })),
  );
  const { beside } = place;
  const offers = beside
    ? allowed.flatMap((one) => (fits(one.schema, beside) ? keyOffers(one, beside) : []))
    : valueOffers(place, allowed, mission);
  return [...new Map(offers.reverse().map((offer) => [offer.text, offer])).values()].reverse();
}

function keyOffers({ schema, name }: Allowed, beside: ReadonlyMap<string, unknown>): Offer[] {
  return keysOf(schema, beside).map((key): Offer => {
    const property = schema.properties?.[key] ?? {};
    return {
      text: JSON.stringify(key),
      sort: 'key',
      owner: name,
      description: property.description,
      opens: opening(property),
    };
  });
}

function opening(schema: Schema): NonNullable<Offer['opens']> {
  const [one, ...others] = new Set(
    formsOf(schema).map(({ schema: { type, enum: choices, const: only, properties } }) => {
      if (type === 'object' || properties) return '{}';
      if (type === 'array') return '[]';
      return type === 'string' || typeof (choices?.[0] ?? only) === 'string' ? '""' : '';
    }),
  );
  return others.length === 0 ? (one ?? '') : '';
}

function valueOffers({ way }: CursorPlace, allowed: readonly Allowed[], mission: Mission): Offer[] {
  const last = way.at(-1);
  if (!last) return [];
  const words = allowedAt(way).flatMap((one) =>
    formsOf(one.schema).flatMap(({ schema }) => wordOffers(schema)),
  );
  // Which effect or which kind of token an object is, each form says of itself.
  const objects = last.within === 'Object' ? allowedAt(way.slice(0, -1)) : [];
  const meanings = meaningsOf(objects, last.key);
  const said = words.map((offer) => ({
    ...offer,
    owner: objects[0]?.name,
    description: meanings.get(offer.text) ?? offer.description,
  }));
  return [...said, ...nameOffers(way, allowed, mission)];
}

function wordOffers({ const: only, enum: choices, type, description }: Schema): Offer[] {
  const words = only !== undefined ? [only] : (choices ?? (type === 'boolean' ? [true, false] : []));
  return words.map((word) => ({ text: JSON.stringify(word), sort: 'word', description }));
}

function meaningsOf(allowed: readonly Allowed[], key: string | number): Map<string, string> {
  const objects = allowed.flatMap(({ schema }) => formsOf(schema));
  return new Map(
    objects.flatMap(({ schema: { properties, description } }) => {
      const only = properties?.[key]?.const;
      return only === undefined || description === undefined ? [] : [[JSON.stringify(only), description]];
    }),
  );
}

/** What ids under a key are names of, wherever they stand. */
const namesUnder: ReadonlyMap<string, Nameable> = new Map(
  Object.values(forms).flatMap((form) =>
    form.is === 'object'
      ? Object.entries(form.keys).flatMap(([key, { names }]): [string, Nameable][] =>
          names ? [[key, names]] : [],
        )
      : [],
  ),
);

function nameOffers(way: CursorPlace['way'], allowed: readonly Allowed[], mission: Mission): Offer[] {
  if (!allowed.some(({ schema: { type, enum: choices } }) => type === 'string' && !choices)) return [];
  const key = way.findLast(({ within }) => within === 'Object')?.key;
  if (allowed.some(({ name }) => name === 'Part')) return names(zoneParts(mission));
  // Its own id is nobody else's.
  if (typeof key !== 'string' || key === 'id') return [];
  const sort = ownNames(way, key) ?? namesUnder.get(key);
  return sort ? names(thingsOf(mission)[sort]) : key === 'tiles' ? names(thingsOf(mission).tile) : [];
}

/** The same key may name one thing here and another there. */
function ownNames(way: CursorPlace['way'], key: string): Nameable | undefined {
  const end = way.findLastIndex(({ within }) => within === 'Object');
  for (const one of allowedAt(way.slice(0, end))) {
    for (const { name } of formsOf(one.schema)) {
      const form = name === undefined ? undefined : forms[name];
      const names = form?.is === 'object' ? form.keys[key]?.names : undefined;
      if (names) return names;
    }
  }
  return undefined;
}

function names(ids: readonly string[]): Offer[] {
  return ids.map((id) => ({ text: JSON.stringify(id), sort: 'name' }));
}

function zoneParts(mission: Mission): string[] {
  return laidOut(mission).board.zones.flatMap(({ parts }) => parts);
}
