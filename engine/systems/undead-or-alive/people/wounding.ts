import { isCompanion, isInPlay } from '../../../family/zombicide/actors';
import { wound } from '../../../family/zombicide/people/wounds';
import type { UoaGame } from '../game';
import { happen } from '../happen';

/** Wounds, and what the mission has for it where somebody lives on with them. */
export function woundAndTell(game: UoaGame, actor: number, wounds: number, rules: readonly string[]): void {
  wound(game, actor, wounds, rules);
  if (!isCompanion(game, actor) && isInPlay(game, actor)) happen(game, 'wounded', actor);
}
