import { ActionList } from '../../../game/action-list';
import type { UoaGame } from '../game';

/**
 * Whether the survivor whose turn it is could do one action more: with those left, or with a free one that there is
 * something to do with. Players may settle that free ones do not matter.
 */
export function hasActionLeft(game: UoaGame): boolean {
  const { active, actionsLeft } = game.state;
  if (actionsLeft > 0 || game.table.optional.freeActionsToSpare) return actionsLeft > 0;
  const list = new ActionList();
  for (const action of game.system.turnActions) if (!action.isFree) action.offer(game, active, list);
  return list.length > 0; // UOA-BOUNTY-07
}
