import { fingerprint } from '../../engine';
import type { Mission } from '../../schemas';

const known = new WeakMap<Mission, string>();

/** The same for missions that are played alike, whatever they are called. */
export function missionHash(mission: Mission): string {
  const hash = known.get(mission) ?? fingerprint(mission);
  known.set(mission, hash);
  return hash;
}

export function isSameMission(one: Mission, other: Mission): boolean {
  return one === other || missionHash(one) === missionHash(other);
}
