import { isCompanion, putWithCompanions } from '../../../family/zombicide/actors';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { setFoot } from '../spawning/corpse-piles';
import { NONE } from '../state';

/** However somebody comes into a zone, those they lead come along, and what lies there shows itself. */
export function enter(game: UoaGame, actor: number, zone: number): void {
  putWithCompanions(game, actor, zone);
  setFoot(game, zone);
  if (!isCompanion(game, actor)) happen(game, 'enters', actor, NONE, zone);
}
