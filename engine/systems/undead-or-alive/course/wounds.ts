import { isCompanion } from '../actors';
import { limits } from '../content';
import type { UoaGame } from '../game';
import type { OpenGame } from '../hidden/open-game';
import { survivorName } from '../names';
import { skillNumber } from '../skills/owned';
import { ELIMINATED } from '../state';
import { lose } from './outcome';

const BRAWLER = skillNumber('brawler');

/** How many wounds eliminate somebody. */
export function healthOf(game: OpenGame, actor: number): number {
  if (isCompanion(game, actor)) return 1; // UOA-COMP-02
  // Brawlers whom somebody leads make nobody tougher (UOA-BRAWLER-07, UOA-COMP-12).
  const person = game.table.roster[game.state.identity.at(actor)];
  const health = person ? limits.health[person.class] : 0; // UOA-BRAWLER-01
  return health + game.state.skills.at(actor, BRAWLER); // UOA-SKILL-21
}

export function healthLeft(game: OpenGame, actor: number): number {
  return healthOf(game, actor) - game.state.wounds.at(actor);
}

export function wound(game: UoaGame, actor: number, wounds: number, rules: readonly string[]): void {
  const left = Math.max(0, healthLeft(game, actor) - wounds);
  game.state.wounds.set(actor, 0, healthOf(game, actor) - left);
  game.events?.push({ type: 'wounded', rules, survivor: survivorName(game, actor), wounds, left });
  if (left === 0) eliminate(game, actor, ['UOA-ZATTACK-03']);
}

/** Whoever it is, the game is lost with them. */
export function eliminate(game: UoaGame, actor: number, rules: readonly string[]): void {
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

export function isWounded(game: OpenGame, actor: number): boolean {
  return game.state.wounds.at(actor) > 0;
}

/** One wound less, by somebody else or by oneself. Nobody gets better than well. */
export function heal(game: UoaGame, actor: number, rules: readonly string[], by: number = actor): void {
  if (!isWounded(game, actor)) return;
  game.state.wounds.add(actor, 0, -1);
  game.events?.push({
    type: 'healed',
    rules,
    survivor: survivorName(game, actor),
    left: healthLeft(game, actor),
    ...(by !== actor && { by: survivorName(game, by) }),
  });
}

/** A Brawler by skill is tougher from then on, and better at once. */
export function toughen(game: UoaGame, survivor: number, skill: number): void {
  if (skill === BRAWLER) heal(game, survivor, ['UOA-SKILL-21']);
}
