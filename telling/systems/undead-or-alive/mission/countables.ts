import type { MissionContext } from '../../../mission/context';
import { type Countable, nounOf } from '../../../mission/countables';
import { ownKind, zombieWords } from '../kinds';

export function zombies(kind: string | undefined, context: MissionContext): Countable {
  if (kind === undefined) return { ...nounOf('mission.zombie.any', context), gender: 'm' };
  const like = ownKind(context.mission, kind)?.like ?? kind;
  return {
    one: zombieWords('noun', kind, context),
    many: zombieWords('noun', kind, context, 2),
    gender: like === 'abomination' ? 'f' : 'm',
  };
}

/** All that can be won, or only those that were set aside. */
export function bountyWeapons(from: 'reserve' | undefined, context: MissionContext): Countable {
  const key = from === undefined ? 'mission.bounty-weapon' : 'mission.bounty-weapon-aside';
  return { ...nounOf(key, context), gender: 'f' };
}
