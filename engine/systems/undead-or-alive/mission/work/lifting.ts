import type { Restriction } from '../../../../../schemas';
import { isInForce } from '../restrictions';
import type { Reckoning } from './reckoning';

/** Until what is forbidden now is allowed to this survivor. */
export function toLift<R extends Restriction>(
  reckoning: Reckoning,
  restrictions: readonly R[],
  isMeant: (restriction: R) => boolean,
  survivor: number,
): number {
  let work = 0;
  for (const restriction of restrictions) {
    if (!isMeant(restriction) || !isInForce(reckoning.game, restriction, survivor)) continue;
    const { asLongAs, unless, until } = restriction;
    const ways = [
      ...(unless ? [reckoning.toMeet(unless, survivor)] : []),
      ...(until ? [reckoning.toMeet(until, survivor)] : []),
      ...(asLongAs ? [reckoning.toEnd(asLongAs)] : []),
    ];
    work += ways.length === 0 ? 0 : Math.min(...ways);
  }
  return work;
}
