import { isCompanion, placeOf, putWithCompanions } from '../../../family/zombicide/actors';
import type { UoaGame } from '../game';
import { happen } from '../happen';
import { setFoot } from '../spawning/corpse-piles';
import { NONE } from '../state';

/** However somebody comes into a zone, those they lead come along, and what lies there shows itself. */
export function enter(game: UoaGame, actor: number, zone: number): void {
  const from = placeOf(game, actor);
  putWithCompanions(game, actor, zone);
  setFoot(game, zone);
  if (isCompanion(game, actor)) return;
  // The agenda is a stack: what they have left is told first.
  happen(game, 'enters', actor, NONE, zone);
  if (from !== zone && from !== NONE) happen(game, 'leaves', actor, NONE, from);
}
