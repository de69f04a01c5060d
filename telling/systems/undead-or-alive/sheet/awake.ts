import type { Mission } from '../../../../schemas';

/** With an Abomination on the board its spawn tokens are active from the start, unless a rule keeps them asleep. */
export function isAbominationThere({ tokens = [], rules = [] }: Mission): boolean {
  const isThere = tokens.some((token) => token.kind === 'zombie' && token.zombie === 'abomination');
  return isThere && !rules.some((rule) => 'forbid' in rule && rule.forbid.what === 'awaken');
}
