import { ActionList } from '../../../game/action-list';
import { isOnAgenda } from '../../../game/agenda';
import type { UoaGame } from '../game';

/**
 * Whether the survivor whose turn it is could do one action more: with those left, with a free one that there is
 * something to do with, or by running after the hit. Players may settle that free ones do not matter.
 * Taunting and the like are not actions by the rules, so they do not count as left either.
 */
export function hasActionLeft(game: UoaGame): boolean {
  const { active, actionsLeft, kills } = game.state;
  if (actionsLeft > 0 || game.table.optional.freeActionsToSpare) return actionsLeft > 0;
  if (kills > 0 && isOnAgenda(game, game.system.afterCombat)) return true;
  const list = new ActionList();
  const from = list.length;
  for (const action of game.system.turnActions) if (!action.isFree) action.offer(game, active, list);
  game.ways.leaveOutForbidden(game, active, list, from);
  return list.length > 0; // UOA-BOUNTY-07
}
