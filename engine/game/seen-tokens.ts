import type { Token } from '../../schemas';
import { kindOfToken, type TokenKind, type UnplacedPiece } from './token-kind';

/**
 * The tokens of a mission as whoever comes to the table sees them. What is hidden has no name here, and lies below all
 * else in an order of its places alone, so that nothing tells two missions apart that differ only in their secrets.
 */
export function tokensAsSeen(kinds: readonly TokenKind[], tokens: readonly Token[]): Token[] {
  const hidden: { readonly seen: UnplacedPiece; readonly at: Token['at'] }[] = [];
  const open = tokens.filter((token) => {
    const secret = kindOfToken(kinds, token)?.hidden;
    if (!secret || !says(token, secret.by)) return true;
    if (secret.seen) hidden.push({ seen: secret.seen, at: token.at });
    return false;
  });
  // No id of a mission can be such a one.
  const laid = hidden
    .sort((one, other) => compared(placeOf(one), placeOf(other)))
    .map(({ seen, at }, index): Token => ({ ...seen, id: `?${index}`, at }));
  return [...laid, ...open];
}

function says(token: Token, property: string): boolean {
  const said: unknown = Reflect.get(token, property);
  return said !== undefined && said !== false;
}

/** Kinds first, so that two of them in one place are in no order of the file either. */
function placeOf({ seen, at: { tile, x, y, level } }: { seen: UnplacedPiece; at: Token['at'] }): string {
  return JSON.stringify([tile, x, y, level ?? '', seen.kind]);
}

function compared(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
