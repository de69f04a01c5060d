import { hasTrait, kindOf } from '../cards/held';
import type { UoaGame } from '../game';
import { IN_HAND, NONE } from '../state';

// What an attack is worth. Whatever adds dice, results or damage to it does so here.

/** What a procedure remembers of an attack. `second` is the other one of Dual weapons. */
export interface Attack {
  readonly attacker: number;
  readonly weapon: number;
  readonly second: number;
  readonly zone: number;
  readonly mode: number;
}

export const [MELEE, SHOT, FANNING] = [0, 1, 2] as const;

const FANNED = { dice: 6, accuracy: 5, hardAccuracy: 6 };
const BEST_RESULT = 6;

export function diceOf(game: UoaGame, attack: Attack): number {
  const weapons = attack.second === NONE ? 1 : 2;
  return weapons * diceOfEach(game, attack) + diceForKnives(game, attack);
}

/** Bonuses for each weapon count twice with Dual weapons. */
function diceOfEach(game: UoaGame, { weapon, mode }: Attack): number {
  return mode === FANNING ? FANNED.dice : (kindOf(game, weapon).dice ?? 0); // UOA-GUNSLINGER-02, UOA-DUAL-03
}

/** A Knife in another hand helps; of Dual weapons, Knives only help each other. */
export function diceForKnives(game: UoaGame, { attacker, weapon, second, mode }: Attack): number {
  if (mode !== MELEE) return 0;
  if (second !== NONE) return hasTrait(game, weapon, 'knife') ? 2 : 0; // UOA-TRAIT-15
  for (const slot of IN_HAND) {
    const card = game.state.slots.at(attacker, slot);
    if (card !== NONE && card !== weapon && hasTrait(game, card, 'knife')) return 1; // UOA-TRAIT-14, UOA-INV-07
  }
  return 0;
}

/** The lowest result that hits. */
export function accuracyOf(game: UoaGame, { weapon, mode }: Attack): number {
  if (mode !== FANNING) return kindOf(game, weapon).accuracy ?? BEST_RESULT;
  return hasTrait(game, weapon, 'fanning-6') ? FANNED.hardAccuracy : FANNED.accuracy; // UOA-TRAIT-06
}

/** What is added to every die. */
function bonusToResults(_game: UoaGame, _attack: Attack): number {
  return 0;
}

export function isHit(game: UoaGame, attack: Attack, die: number): boolean {
  const result = Math.min(BEST_RESULT, die + bonusToResults(game, attack)); // UOA-DICE-04
  return result >= accuracyOf(game, attack); // UOA-DICE-01, UOA-DICE-05
}

/** What each hit deals, and each miss that finds a friend. */
export function damageOf(game: UoaGame, { weapon }: Attack): number {
  return kindOf(game, weapon).damage ?? 0;
}
