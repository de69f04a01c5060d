import { placeOf } from '../actors';
import type { OpenGame } from '../hidden/open-game';
import { zombiesIn } from '../horde';
import { isSlippery } from '../skills/slippery';

/** An action, and one more for every zombie left behind. */
export function costOfLeaving(game: OpenGame, survivor: number): number {
  // Hit & run (UOA-SKILL-45), or for good.
  return game.state.slipping === 1 || isSlippery(game, survivor) ? 1 : costAmongZombies(game, survivor);
}

/** The same for those whom being slippery does not help. */
export function costAmongZombies(game: OpenGame, survivor: number): number {
  return 1 + zombiesIn(game, placeOf(game, survivor)); // UOA-MOVE-03
}
