import { hasTrait, isImprovised, kindOf } from '../cards/held';
import { columnOf } from '../course/in-a-row';
import type { OpenGame } from '../hidden/open-game';
import { bonus, DAMAGE, DICE_ROLL, ESCALATIONS, EXTRA_DICE } from '../skills/bonuses';
import { ownsSkill } from '../skills/owned';
import { holdsFor } from '../skills/scopes';
import { NONE } from '../state';
import { sortsOf } from './attack-sorts';
import { type Attack, FANNING, MELEE } from './modes';
import { slotsInHand } from './slots';

// What an attack is worth. Whatever adds dice, results or damage to it does so here.

const FANNED = { dice: 6, accuracy: 5, hardAccuracy: 6 };
const BEST_RESULT = 6;

/** `counted` is 1 while the attack is made, and is among the actions in a row; 0 for one that is only thought of. */
export function diceOf(game: OpenGame, attack: Attack, counted = 1): number {
  const weapons = attack.second === NONE ? 1 : 2;
  return weapons * diceOfEach(game, attack) + diceForKnives(game, attack) + escalation(game, attack, counted);
}

/** Bonuses for each weapon count twice with Dual weapons. */
function diceOfEach(game: OpenGame, attack: Attack): number {
  const { attacker, weapon, mode } = attack;
  const dice = mode === FANNING ? FANNED.dice : (kindOf(game, weapon).dice ?? 0); // UOA-GUNSLINGER-02
  return dice + bonus(game, attacker, EXTRA_DICE, sortsOf(game, attack)); // UOA-DUAL-03, UOA-SKILL-08
}

/** For each attack of a sort that the same turn has seen just before; Dual weapons get them once. */
export function escalation(game: OpenGame, attack: Attack, counted = 1): number {
  const { attacker } = attack;
  if (attacker !== game.state.active) return 0;
  const sorts = sortsOf(game, attack);
  let dice = 0;
  for (const scoped of ESCALATIONS) {
    if (!holdsFor(scoped, sorts)) continue;
    const before = game.state.inARow.at(columnOf(scoped.any)) - counted;
    dice += Math.max(0, before) * ownsSkill(game, attacker, scoped.skill); // UOA-SKILL-35
  }
  return dice;
}

/** A Knife in another hand helps; of Dual weapons, Knives only help each other. */
export function diceForKnives(game: OpenGame, { attacker, weapon, second, mode }: Attack): number {
  if (mode !== MELEE || isImprovised(game, weapon)) return 0;
  if (second !== NONE) return hasTrait(game, weapon, 'knife') ? 2 : 0; // UOA-TRAIT-15
  for (const slot of slotsInHand(game, attacker)) {
    const card = game.state.slots.at(attacker, slot);
    if (card !== NONE && card !== weapon && hasTrait(game, card, 'knife')) return 1; // UOA-TRAIT-14, UOA-INV-07
  }
  return 0;
}

/** The lowest result that hits. */
export function accuracyOf(game: OpenGame, { weapon, mode }: Attack): number {
  if (mode !== FANNING) return kindOf(game, weapon).accuracy ?? BEST_RESULT;
  return hasTrait(game, weapon, 'fanning-6') ? FANNED.hardAccuracy : FANNED.accuracy; // UOA-TRAIT-06
}

/** What is added to every die. */
export function bonusToResults(game: OpenGame, attack: Attack): number {
  return bonus(game, attack.attacker, DICE_ROLL, sortsOf(game, attack)); // UOA-SKILL-07
}

export function isHit(game: OpenGame, attack: Attack, die: number): boolean {
  return resultOf(game, attack, die) >= accuracyOf(game, attack); // UOA-DICE-01, UOA-DICE-05
}

/** Whether a die counts as a six, with all that is added to it. */
export function isSix(game: OpenGame, attack: Attack, die: number): boolean {
  return resultOf(game, attack, die) === BEST_RESULT;
}

function resultOf(game: OpenGame, attack: Attack, die: number): number {
  return Math.min(BEST_RESULT, die + bonusToResults(game, attack)); // UOA-DICE-04
}

/** What each hit deals, and each miss that finds a friend. */
export function damageOf(game: OpenGame, attack: Attack): number {
  const { attacker, weapon } = attack;
  return (kindOf(game, weapon).damage ?? 0) + bonus(game, attacker, DAMAGE, sortsOf(game, attack)); // UOA-SKILL-05
}
