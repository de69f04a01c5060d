import type { Mission, Token, Variant } from '../../schemas';
import { variantOf } from './as-looked-at';

/** A token that is not there for any number of survivors. */
export interface TokenOfSome {
  readonly token: Token;
  /** The variant that alone has it. */
  readonly only?: Variant;
  /** Those that do without it. */
  readonly without: readonly Variant[];
  /** It is there with the variant that is looked at; otherwise it shows as something that is elsewhere. */
  readonly isThere: boolean;
}

/** The tokens of a mission that some have and others have not, as far as they concern the variant that is looked at, or anybody. */
export function tokensOfSome(mission: Mission, variant: string | undefined): TokenOfSome[] {
  const { tokens = [], variants = [] } = mission;
  if (variants.length === 0) return [];
  const seen = variantOf(mission, variant);
  const absent = new Map<string, Variant[]>();
  for (const each of variants)
    for (const id of each.without ?? []) absent.set(id, [...(absent.get(id) ?? []), each]);
  const ofAll = tokens.flatMap((token): TokenOfSome[] => {
    const without = absent.get(token.id);
    return without ? [{ token, without, isThere: seen === undefined || !without.includes(seen) }] : [];
  });
  const own = (seen ? [seen] : variants).flatMap((only) =>
    (only.tokens ?? []).map((token): TokenOfSome => ({ token, only, without: [], isThere: only === seen })),
  );
  return [...ofAll, ...own];
}
