import type { UoaGame } from './game';

/** To be called when something is over: what depends on how things stand is looked at anew. */
export function settleMission(game: UoaGame): void {
  game.system.settle.begin(game);
}

/**
 * The same after every action and phase, for missions that look at more than what is taken and who has left. From here on
 * it is counted anew what rules do.
 */
export function settleAfterAction(game: UoaGame): void {
  forgetWhatRulesDid(game);
  if (game.table.mission.isWatchful) game.system.settle.begin(game);
}

/** To be called when something begins that no rule has set off: rules may do only so much of their own accord. */
export function forgetWhatRulesDid({ state }: UoaGame): void {
  state.effectsDone = 0;
  state.leftOut = 0;
  state.ruleAppliedNow.fill(0);
}
