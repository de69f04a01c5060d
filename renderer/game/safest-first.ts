import type { Seen } from '../../engine';
import { personActing, pictureOf } from './picture';
import type { Possible } from './possible';
import { risksOf, zoneAfter } from './risks';

/** What can be done in its order, but for what is dangerous: Enter takes the first, and nobody shall regret that. */
export function safestFirst(possible: readonly Possible[], seen: Seen): readonly Possible[] {
  const dangers = new Map(possible.map((one) => [one, dangerOf(one, seen)]));
  return possible.toSorted((one, other) => (dangers.get(one) ?? 0) - (dangers.get(other) ?? 0));
}

/** To walk among those who bite is worse than to shoot at them from afar, and what is asked about is worse than that. */
function dangerOf(possible: Possible, seen: Seen): number {
  const from = personActing(seen)?.zone;
  const zone = from === undefined ? undefined : zoneAfter(possible, from, seen);
  const goesAmong = zone !== undefined && zone !== from && pictureOf(seen).hasTargets(zone);
  return (goesAmong ? 1 : 0) + (risksOf(possible, seen).length > 0 ? 2 : 0);
}
