import { sortOfToken, type TokenKind, type TokenSort } from '../engine';
import type { Say, SentenceKey } from '../languages';
import type { Token } from '../schemas';

/** What tokens of its kind and sort are called. */
export function tokenName(kinds: readonly TokenKind[], token: Pick<Token, 'kind'>, say: Say): string {
  return say(tokenNameKey(token.kind, sortOfToken(kinds, token)?.id));
}

/** The sentence for them; nothing is said of a sort where its kind has only one. */
export function tokenNameKey(kind: TokenKind['kind'], sort: TokenSort['id']): SentenceKey {
  return `token.name.${kind}${sort === undefined ? '' : `.${sort}`}` as SentenceKey;
}
