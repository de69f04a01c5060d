import type { OpenFamilyGame } from '../game';
import { bonus } from '../skills/bonuses';
import type { Attack } from './modes';

// What the dice of an attack come to.

const BEST_RESULT = 6;

/** What an attack counts as, for free actions and for the bonuses of skills. */
export function sortsOf(game: OpenFamilyGame, { weapon, second, zone, mode }: Attack): number {
  return game.ways.sortsOfAttack(game, weapon, second, zone, mode);
}

/** What is added to every die. */
export function bonusToResults(game: OpenFamilyGame, attack: Attack): number {
  return bonus(game, attack.attacker, game.table.bonuses.results, sortsOf(game, attack));
}

export function isHit(game: OpenFamilyGame, attack: Attack, die: number): boolean {
  return resultOf(game, attack, die) >= game.ways.accuracyOf(game, attack);
}

/** Whether a die counts as a six, with all that is added to it. */
export function isSix(game: OpenFamilyGame, attack: Attack, die: number): boolean {
  return resultOf(game, attack, die) === BEST_RESULT;
}

function resultOf(game: OpenFamilyGame, attack: Attack, die: number): number {
  return Math.min(BEST_RESULT, die + bonusToResults(game, attack));
}
