import type { SpawnTokenFilter } from '../../../../schemas';
import type { MissionContext } from '../../../mission/context';
import { type Countable, nounOf, ofGroup, onlyOne } from '../../../mission/countables';

export function spawnTokens(filter: SpawnTokenFilter, context: MissionContext): Countable {
  const noun = ofGroup(nounOf(`mission.spawn.${filter.spawn ?? 'any'}`, context), filter.group, context);
  const only = theOnly(filter, context);
  return { ...noun, gender: 'm', ...(only !== undefined && { only }) };
}

/** Corpse Piles and places of Abominations are printed on the tiles, and not all among the tokens. */
function theOnly({ spawn, group }: SpawnTokenFilter, context: MissionContext): string | undefined {
  if (group === undefined && spawn !== 'starting' && spawn !== 'mobile') return undefined;
  const tokens = context.tokensOf('spawn');
  const [token, ...others] = tokens.filter((each) => {
    return (spawn === undefined || each.spawn === spawn) && (group === undefined || each.group === group);
  });
  if (!token || others.length > 0) return undefined;
  const isOnlyOfKind = tokens.filter((each) => each.spawn === token.spawn).length === 1;
  const name = isOnlyOfKind && token.spawn !== 'abomination' ? undefined : group;
  return onlyOne(nounOf(`mission.spawn.${token.spawn}`, context), name, context);
}
