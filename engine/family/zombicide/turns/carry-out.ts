import type { Chosen } from '../../../game/action-list';
import type { FamilyGame } from '../game';

/** Does something that has been paid for. */
export function carryOut(game: FamilyGame, survivor: number, sorts: number, chosen: Chosen): void {
  game.ways.actionBegins(game, survivor, sorts);
  game.system.turnActionFor(chosen.kind).perform(game, survivor, chosen);
}
