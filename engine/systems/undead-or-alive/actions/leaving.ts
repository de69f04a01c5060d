import { placeOf } from '../../../family/zombicide/actors';
import { zombiesIn } from '../../../family/zombicide/horde';
import { because } from '../because';
import type { UoaGame } from '../game';
import type { OpenGame } from '../open-game';
import { isSlippery } from '../skills/slippery';

/** An action, and one more for every zombie left behind. */
export function costOfLeaving(game: OpenGame, survivor: number): number {
  // Hit & run (UOA-SKILL-45), or for good.
  return game.state.slipping === 1 || isSlippery(game, survivor) ? 1 : costAmongZombies(game, survivor);
}

/** The same, without Slippery. */
export function costAmongZombies(game: OpenGame, survivor: number): number {
  return 1 + zombiesIn(game, placeOf(game, survivor)); // UOA-MOVE-03
}

/** The rules about the zombies that are left behind. */
export function rulesOfLeaving(game: UoaGame, survivor: number): readonly string[] {
  if (game.state.slipping === 1) return because['hit-and-run'];
  if (costAmongZombies(game, survivor) === 1) return [];
  return isSlippery(game, survivor) ? because['slippery'] : because['leaving-zombies'];
}
