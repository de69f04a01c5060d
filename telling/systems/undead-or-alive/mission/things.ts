import type { MissionContext } from '../../../mission/context';
import { nounOf, type Thing } from '../../../mission/things';

export function zombies(
  kind: 'walker' | 'runner' | 'fatty' | 'abomination' | undefined,
  context: MissionContext,
): Thing {
  const words = nounOf(`mission.zombie.${kind ?? 'any'}`, context);
  return { ...words, gender: kind === 'abomination' ? 'f' : 'm' };
}

/** All that can be won, or only those that were set aside. */
export function bountyWeapons(from: 'reserve' | undefined, context: MissionContext): Thing {
  const key = from === undefined ? 'mission.bounty-weapon' : 'mission.bounty-weapon-aside';
  return { ...nounOf(key, context), gender: 'f' };
}
