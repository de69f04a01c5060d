import type { Class } from '../../../schemas';
import type { UoaGame } from './game';

export function hasClass(game: UoaGame, actor: number, wanted: Class): boolean {
  return game.table.roster[game.state.identity.at(actor)]?.class === wanted;
}
