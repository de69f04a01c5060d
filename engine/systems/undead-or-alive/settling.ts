import type { UoaGame } from './game';

/** To be called when something is over: what depends on how things stand is looked at anew. */
export function settleMission(game: UoaGame): void {
  game.system.settle.begin(game);
}

/** The same after every action, for missions that look at more than what is taken and who has left. */
export function settleAfterAction(game: UoaGame): void {
  if (game.table.mission.isWatchful) game.system.settle.begin(game);
}
