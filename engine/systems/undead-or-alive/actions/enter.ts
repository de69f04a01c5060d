import { putWithCompanions } from '../actors';
import type { UoaGame } from '../game';
import { setFoot } from '../spawning/corpse-piles';

/** However somebody comes into a zone, those they lead come along, and what lies there shows itself. */
export function enter(game: UoaGame, actor: number, zone: number): void {
  putWithCompanions(game, actor, zone);
  setFoot(game, zone);
}
