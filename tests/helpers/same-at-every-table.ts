import { GROUP_OF, SLOT_GROUPS } from '../../engine/systems/undead-or-alive/cards/slots';
import { LEVELS, skills, ZOMBIES } from '../../engine/systems/undead-or-alive/content';
import { IMPROVISED } from '../../engine/systems/undead-or-alive/improvised';
import { LEVEL_STARTS } from '../../engine/systems/undead-or-alive/people/levels';
import { LEARNABLE, ONE_MORE_ACTION, PRINTED } from '../../engine/systems/undead-or-alive/people/printed';
import { BONUSES } from '../../engine/systems/undead-or-alive/skills/bonuses';
import { FREE_ACTIONS } from '../../engine/systems/undead-or-alive/skills/free-actions';
import { LENDERS } from '../../engine/systems/undead-or-alive/skills/owned';
import { SLOTS } from '../../engine/systems/undead-or-alive/state';

/** What is the same at every table, whatever the mission. */
export const sameAtEveryTable = {
  kinds: ZOMBIES,
  likes: ZOMBIES.map((_, kind) => kind),
  skills,
  improvised: IMPROVISED,
  slots: SLOTS,
  slotGroups: SLOT_GROUPS,
  groupOf: GROUP_OF,
  lenders: LENDERS,
  freeActions: FREE_ACTIONS,
  bonuses: BONUSES,
  levels: LEVELS,
  levelStarts: LEVEL_STARTS,
  printed: PRINTED,
  learnable: LEARNABLE,
  oneMoreAction: ONE_MORE_ACTION,
};
