import { hasTrait, kindOf } from '../cards/held';
import type { UoaGame } from '../game';
import { bonus, DAMAGE, DICE_ROLL, EXTRA_DICE } from '../skills/bonuses';
import { IN_HAND, NONE } from '../state';
import { sortsOf } from './attack-sorts';
import { type Attack, FANNING, MELEE } from './modes';

// What an attack is worth. Whatever adds dice, results or damage to it does so here.

const FANNED = { dice: 6, accuracy: 5, hardAccuracy: 6 };
const BEST_RESULT = 6;

export function diceOf(game: UoaGame, attack: Attack): number {
  const weapons = attack.second === NONE ? 1 : 2;
  return weapons * diceOfEach(game, attack) + diceForKnives(game, attack);
}

/** Bonuses for each weapon count twice with Dual weapons. */
function diceOfEach(game: UoaGame, attack: Attack): number {
  const { attacker, weapon, mode } = attack;
  const dice = mode === FANNING ? FANNED.dice : (kindOf(game, weapon).dice ?? 0); // UOA-GUNSLINGER-02
  return dice + bonus(game, attacker, EXTRA_DICE, sortsOf(game, attack)); // UOA-DUAL-03, UOA-SKILL-08
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
function bonusToResults(game: UoaGame, attack: Attack): number {
  return bonus(game, attack.attacker, DICE_ROLL, sortsOf(game, attack)); // UOA-SKILL-07
}

export function isHit(game: UoaGame, attack: Attack, die: number): boolean {
  const result = Math.min(BEST_RESULT, die + bonusToResults(game, attack)); // UOA-DICE-04
  return result >= accuracyOf(game, attack); // UOA-DICE-01, UOA-DICE-05
}

/** What each hit deals, and each miss that finds a friend. */
export function damageOf(game: UoaGame, attack: Attack): number {
  const { attacker, weapon } = attack;
  return (kindOf(game, weapon).damage ?? 0) + bonus(game, attacker, DAMAGE, sortsOf(game, attack)); // UOA-SKILL-05
}
