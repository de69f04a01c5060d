import { isCompanion } from '../actors';
import { hasClass } from '../classes';
import type { UoaGame } from '../game';
import { survivorName } from '../names';
import { ELIMINATED } from '../state';
import { lose } from './outcome';

/** How many wounds eliminate somebody. */
export function healthOf(game: UoaGame, actor: number): number {
  if (isCompanion(game, actor)) return 1; // UOA-COMP-02
  return hasClass(game, actor, 'Brawler') ? 3 : 2; // UOA-BRAWLER-01
}

export function healthLeft(game: UoaGame, actor: number): number {
  return healthOf(game, actor) - game.state.wounds.at(actor);
}

export function wound(game: UoaGame, actor: number, wounds: number, rules: readonly string[]): void {
  const left = Math.max(0, healthLeft(game, actor) - wounds);
  game.state.wounds.set(actor, 0, healthOf(game, actor) - left);
  game.events?.push({ type: 'wounded', rules, survivor: survivorName(game, actor), wounds, left });
  if (left === 0) eliminate(game, actor, ['UOA-ZATTACK-03']);
}

/** Whoever it is, the game is lost with them. */
function eliminate(game: UoaGame, actor: number, rules: readonly string[]): void {
  markEliminated(game, actor, rules);
  loseWithThem(game);
}

/** Where several fall at once, all of them do before the game is lost. */
export function markEliminated(game: UoaGame, actor: number, rules: readonly string[]): void {
  game.state.fate.set(actor, 0, ELIMINATED);
  game.events?.push({ type: 'eliminated', rules, survivor: survivorName(game, actor) });
}

export function loseWithThem(game: UoaGame): void {
  lose(game, 'survivor-eliminated', ['UOA-WIN-02']);
}
