import type { Class } from '../../../schemas';
import { isInPlay } from './actors';
import type { UoaGame } from './game';

export function hasClass(game: UoaGame, actor: number, wanted: Class): boolean {
  return game.table.roster[game.state.identity.at(actor)]?.class === wanted;
}

/** Whether a survivor may do what a class can: their own, or that of somebody they lead. */
export function hasAbility(game: UoaGame, survivor: number, wanted: Class): boolean {
  if (hasClass(game, survivor, wanted)) return true;
  const { sizes } = game.table;
  for (let actor = sizes.survivors; actor < sizes.actors; actor++) {
    const led = game.state.leader.at(actor) === survivor && isInPlay(game, actor);
    if (led && hasClass(game, actor, wanted)) return true; // UOA-COMP-07
  }
  return false;
}
