import { kindOfToken, sortOfToken, systemOf, type TokenKind, type TokenSort } from '../../engine';
import type { Mission, Token } from '../../schemas';

/** All that a mission can be laid out with goes by the game that it is for. */
type Of = Pick<Mission, 'system'>;

/** The kinds of token that there are in a mission's game. */
export function kindsFor({ system }: Of): readonly TokenKind[] {
  return systemOf(system).content.tokens;
}

export function kindIn(mission: Of, token: Pick<Token, 'kind'>): TokenKind | undefined {
  return kindOfToken(kindsFor(mission), token);
}

export function sortIn(mission: Of, token: Pick<Token, 'kind'>): TokenSort | undefined {
  return sortOfToken(kindsFor(mission), token);
}

/** What ids of such tokens begin with. */
export function prefixIn(mission: Of, token: Pick<Token, 'kind'>): string {
  return kindIn(mission, token)?.prefix ?? token.kind;
}
