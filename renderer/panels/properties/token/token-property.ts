import type { Token } from '../../../../schemas';
import { keyOf, type PartKey } from '../../../document/parts';
import { eachOf, put, useChange } from '../changes';
import type { PropertyName } from '../property-name';
import { type Shared, sharedBy } from '../shared';

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type ValueOf<Union, Key> = Union extends unknown
  ? Key extends keyof Union
    ? Exclude<Union[Key], undefined>
    : never
  : never;

/** A key that some token has. */
export type TokenKey = KeyOf<Token>;
type Value<Key extends TokenKey> = ValueOf<Token, Key>;

export interface TokenFieldProps {
  /** All of them have the property that the field is for. */
  readonly tokens: readonly Token[];
}

/** A property that several tokens have, and the way to change it in all of them. */
export function useTokenProperty<Key extends TokenKey & PropertyName>(
  property: Key,
  tokens: readonly Token[],
): {
  readonly shared: Shared<Value<Key>>;
  readonly change: (value: Value<Key> | undefined, joins?: string) => void;
} {
  const change = useChange();
  return {
    shared: sharedBy(tokens, (token) => (token as Partial<Record<Key, Value<Key>>>)[property]),
    change: (value, joins) =>
      change(
        property,
        (draft) => eachOf(draft, keysOf(tokens), (token) => put(token, property, value)),
        joins,
      ),
  };
}

export function keysOf(tokens: readonly Token[]): ReadonlySet<PartKey> {
  return new Set(tokens.map(({ id }) => keyOf('token', id)));
}
