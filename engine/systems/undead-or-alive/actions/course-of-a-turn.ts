import { isInPlay } from '../../../family/zombicide/actors';
import { COMBAT } from '../../../family/zombicide/sorts';
import { beginAction, forgetFeats } from '../combat/feats';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { settleAfterAction } from '../settling';
import { mayRunAfter } from '../skills/run-after';
import { countInARow } from '../turns/in-a-row';
import { forgetLimits } from '../turns/limited';

// What is particular to a turn, as it begins and ends and with each of its actions.

export function beginTurn(game: UoaGame, survivor: number): void {
  const { state } = game;
  forgetLimits(game, survivor); // UOA-ROUND-12
  state.refused.fill(0);
  state.inARow.fill(0);
  forgetFeats(game);
  getWhatIsOwed(game, survivor);
  happen(game, 'turn-begins', survivor);
}

/** What a rule of the mission has given beforehand, or taken. */
function getWhatIsOwed({ state }: UoaGame, survivor: number): void {
  const more = state.actionsToCome.at(survivor);
  if (more === 0) return;
  state.actionsToCome.set(survivor, 0, 0);
  state.actionsLeft = Math.max(0, state.actionsLeft + more);
}

/** What others lend from now on, or reflexes bring, is no part of this turn. */
export function endTurn(game: UoaGame, survivor: number): void {
  forgetLimits(game, survivor); // UOA-ROUND-12
  if (isInPlay(game, survivor)) happen(game, 'turn-ends', survivor);
}

/** Something has been paid for, and is done now. */
export function startAction(game: UoaGame, survivor: number, sorts: number): void {
  countInARow(game, survivor, sorts);
  settleAfterAction(game);
  game.state.kills = 0;
  if ((sorts & COMBAT) !== 0 && mayRunAfter(game, survivor)) game.system.afterCombat.begin(game, survivor);
  beginAction(game, survivor);
}
