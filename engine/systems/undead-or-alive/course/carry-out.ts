import type { Chosen } from '../../../game/action-list';
import { beginAction } from '../combat/feats';
import type { UoaGame } from '../game';
import { settleAfterAction } from '../mission/settling';
import { mayRunAfter } from '../skills/run-after';
import { countInARow } from './in-a-row';
import { COMBAT } from './sorts';

/** Does something that has been paid for. */
export function carryOut(game: UoaGame, survivor: number, sorts: number, chosen: Chosen): void {
  countInARow(game, survivor, sorts);
  settleAfterAction(game);
  game.state.kills = 0;
  if ((sorts & COMBAT) !== 0 && mayRunAfter(game, survivor)) game.system.afterCombat.begin(game, survivor);
  beginAction(game, survivor);
  game.system.turnActionFor(chosen.kind).perform(game, survivor, chosen);
}
