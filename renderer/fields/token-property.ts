import type { TokenKey, TokenProperty } from '../../engine';
import type { Token } from '../../schemas';
import { eachOf, put } from '../document/commands/properties';
import { keyOf, type PartKey } from '../document/parts';
import { type ChangeName, useChange } from './changes';
import { type Shared, sharedBy } from './shared';

type ValueOf<Union, Key> = Union extends unknown
  ? Key extends keyof Union
    ? Exclude<Union[Key], undefined>
    : never
  : never;

type Value<Key extends TokenKey> = ValueOf<Token, Key>;

export interface TokenFieldProps {
  /** All of them have the property that the field is for. */
  readonly tokens: readonly Token[];
}

/** A property of several tokens, and the way to change it in all of them. */
interface SharedProperty<T> {
  readonly shared: Shared<T>;
  readonly change: (value: T | undefined, joins?: string) => void;
}

/** A property that tokens of missions have. */
export function useTokenProperty<Key extends TokenKey & ChangeName>(
  property: Key,
  tokens: readonly Token[],
): SharedProperty<Value<Key>> {
  return useShared(property, (token) => valueOf(token, property), tokens);
}

/** The same of a property by its name, whose values are what the game says. */
export function useProperty<T>(
  property: TokenProperty['name'],
  isOne: (value: unknown) => value is T,
  tokens: readonly Token[],
): SharedProperty<T> {
  const read = (token: Token) => {
    const value: unknown = Reflect.get(token, property);
    return isOne(value) ? value : undefined;
  };
  return useShared(property, read, tokens);
}

function useShared<T>(
  property: ChangeName,
  read: (token: Token) => T | undefined,
  tokens: readonly Token[],
): SharedProperty<T> {
  const change = useChange();
  return {
    shared: sharedBy(tokens, read),
    change: (value, joins) =>
      change(
        property,
        (draft) => eachOf(draft, keysOf(tokens), (token) => put(token, property, value)),
        joins,
      ),
  };
}

function valueOf<Key extends TokenKey>(token: Token, property: Key): Value<Key> | undefined {
  return (token as { readonly [key in Key]?: Value<Key> })[property];
}

export function keysOf(tokens: readonly Token[]): ReadonlySet<PartKey> {
  return new Set(tokens.map(({ id }) => keyOf('token', id)));
}
