import type { Spot, Token } from '../../schemas';

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type Unplaced<T> = T extends unknown ? Omit<T, 'id' | 'at'> : never;

/** A key that some token has. */
export type TokenKey = KeyOf<Token>;

/** A token before it has id and position. */
export type UnplacedToken = Unplaced<Token>;

/** A token that lies where certain tiles do, and has no place of its own. */
export type TokenOfTiles = Extract<Token, { tiles: readonly string[] }>;

/** A token with a place of its own, before it has id and position. */
export type UnplacedPiece = Exclude<UnplacedToken, Pick<TokenOfTiles, 'tiles'>>;

/** What a mission may say of a token, beside what it says of every token: its id and its place. */
export type TokenProperty = {
  readonly name: Exclude<TokenKey, 'id' | 'kind' | 'at'>;
  /** It has to be said what it means: always, or where it is so. */
  readonly isHard?: true | 'where-it-is-so';
  /** Nothing that several have in common. */
  readonly isOfOne?: true;
} & (
  | { readonly sort: 'whole'; readonly least: number; readonly most: number }
  /** By it the sorts of its kind are told apart. */
  | { readonly sort: 'sort' }
  | { readonly sort: 'colour' }
  /** A word that several share, and a new one is proposed where that is often wanted. */
  | { readonly sort: 'word'; readonly isProposed?: true }
  /** Said only where it is so. */
  | { readonly sort: 'sign' }
  | { readonly sort: 'yes-no' }
  /** The token of its kind on which it is. */
  | { readonly sort: 'mount' }
  /** Words for readers, in any language. */
  | { readonly sort: 'text' }
  /** What is like nothing else: editors have a field for it from the game. */
  | { readonly sort: 'own' }
);

/** Tokens of a kind that are counted, named and drawn alike. */
export interface TokenSort {
  /** What the property in `sortedBy` says of it; undefined if there is one sort only. */
  readonly id?: string;
  /** The component it is counted as; without one there can be any number. */
  readonly component?: string;
  /** The printed places that it belongs on. */
  readonly spots?: readonly Spot['kind'][];
  /** No balcony holds it. */
  readonly isOnGround?: true;
  /** The sort of its kind that it can be mounted on. */
  readonly mount?: string;
  /** The problem of a mission that has none of it, and so cannot be played. */
  readonly needed?: string;
}

/** What a token is to any game: where people begin, where enemies come from, and who is one of the people of the box. */
export type TokenRole = 'start' | 'source' | 'person';

/** Those of a kind that lie there without being known before play shows them. */
export interface HiddenTokens {
  /** The property that a mission gives to them, and to no others. */
  readonly by: TokenProperty['name'];
  /** What is seen in the place of each, whichever it is; nothing at all if it is left out. */
  readonly seen?: UnplacedPiece;
}

/** A kind of token, as a game declares it once. */
export interface TokenKind {
  readonly kind: Token['kind'];
  /** What ids begin with. */
  readonly prefix: string;
  readonly role?: TokenRole;
  /** Where a palette has its sorts as they are; the others are offered by the game itself. */
  readonly section?: string;
  /** By which property sorts are told apart. */
  readonly sortedBy?: TokenProperty['name'];
  readonly sorts: readonly TokenSort[];
  /** The list in which a mission has more of them, each with an id. */
  readonly ownSorts?: 'kinds';
  /** In the order in which they are asked for. */
  readonly properties: readonly TokenProperty[];
  /** Where some of them are secrets: what is made for players shows no more than this. */
  readonly hidden?: HiddenTokens;
}

/** A token, as far as what kind and sort it is. */
type Kinded = Pick<Token, 'kind'>;

export function kindOfToken(kinds: readonly TokenKind[], { kind }: Kinded): TokenKind | undefined {
  return kinds.find((each) => each.kind === kind);
}

export function sortOfToken(kinds: readonly TokenKind[], token: Kinded): TokenSort | undefined {
  const { sorts = [], sortedBy } = kindOfToken(kinds, token) ?? {};
  if (sortedBy === undefined) return sorts[0];
  const id: unknown = Reflect.get(token, sortedBy);
  return sorts.find((sort) => sort.id === id);
}

export function isOfTiles(token: Token): token is TokenOfTiles {
  return 'tiles' in token;
}

/** The token that one is mounted on. */
export function mountOf(token: Token): string | undefined {
  return 'on' in token ? token.on : undefined;
}
