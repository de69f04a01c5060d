import type { FamilyGame } from '../game';
import { zombiesOnBoard } from '../horde';
import { zombieName } from '../names';
import { NONE } from '../state';
import { activate } from '../zombies/activation';

/** All zombies of a kind act once more, those included that have only just come. */
export function extraActivation(game: FamilyGame, kind: number, rules: readonly string[]): void {
  const count = zombiesOnBoard(game, kind);
  game.events?.push({ type: 'extra-activation', rules, zombie: zombieName(game, kind), count });
  activate.begin(game, kind, NONE);
}
