import { kindOfToken, sortOfToken, type TokenKind, type TokenSort } from '../engine';
import type { Say, SentenceKey } from '../languages';
import type { Token } from '../schemas';

/** What tokens of its kind and sort are called; of a sort that only its mission knows, by what that is. */
export function tokenName(kinds: readonly TokenKind[], token: Pick<Token, 'kind'>, say: Say): string {
  const { sortedBy } = kindOfToken(kinds, token) ?? {};
  if (sortedBy !== undefined && !sortOfToken(kinds, token)) {
    const what = say(tokenNameKey(token.kind, undefined));
    return say('token.name.with', { what, more: String(Reflect.get(token, sortedBy)) });
  }
  return say(tokenNameKey(token.kind, sortOfToken(kinds, token)?.id));
}

/** The sentence for them; nothing is said of a sort where its kind has only one. */
export function tokenNameKey(kind: TokenKind['kind'], sort: TokenSort['id']): SentenceKey {
  return `token.name.${kind}${sort === undefined ? '' : `.${sort}`}` as SentenceKey;
}
