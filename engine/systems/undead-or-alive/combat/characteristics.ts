import { isImprovised, kindOf } from '../../../family/zombicide/cards/held';
import { type Attack, MELEE } from '../../../family/zombicide/combat/modes';
import { bonus } from '../../../family/zombicide/skills/bonuses';
import { ownsSkill } from '../../../family/zombicide/skills/owned';
import { holdsFor } from '../../../family/zombicide/skills/scopes';
import { traitOf } from '../content';
import type { OpenGame } from '../open-game';
import { DAMAGE, ESCALATIONS, EXTRA_DICE } from '../skills/bonuses';
import { NONE } from '../state';
import { columnOf } from '../turns/in-a-row';
import { sortsOf } from './attack-sorts';
import { changeOf } from './changed';
import { FANNING } from './modes';
import { slotsInHand } from './slots';

// What an attack is worth. Whatever adds dice, results or damage to it does so here.

const FANNED = { dice: 6, accuracy: 5 };
const BEST_RESULT = 6;

/** `counted` is 1 while the attack is made, and is among the actions in a row; 0 for one that is only thought of. */
export function diceOf(game: OpenGame, attack: Attack, counted = 1): number {
  const weapons = attack.second === NONE ? 1 : 2;
  const dice =
    weapons * diceOfEach(game, attack) + diceForKnives(game, attack) + escalation(game, attack, counted);
  return Math.max(1, dice + changeOf(game, attack, 'dice'));
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
  if (second !== NONE) return traitOf(kindOf(game, weapon), 'dice')?.asDual ?? 0;
  for (const slot of slotsInHand(game, attacker)) {
    const card = game.state.slots.at(attacker, slot);
    if (card === NONE || card === weapon) continue;
    const dice = traitOf(kindOf(game, card), 'dice');
    if (dice) return dice.toAnother;
  }
  return 0;
}

/** The lowest result that hits. */
export function accuracyOf(game: OpenGame, attack: Attack): number {
  const change = changeOf(game, attack, 'accuracy');
  return Math.min(BEST_RESULT, Math.max(1, accuracyOfWeapon(game, attack) + change));
}

function accuracyOfWeapon(game: OpenGame, { weapon, mode }: Attack): number {
  const kind = kindOf(game, weapon);
  if (mode !== FANNING) return kind.accuracy ?? BEST_RESULT;
  return traitOf(kind, 'fannedAccuracy') ?? FANNED.accuracy;
}

/** What each hit deals, and each miss that finds a friend. */
export function damageOf(game: OpenGame, attack: Attack): number {
  const { attacker, weapon } = attack;
  const damage = (kindOf(game, weapon).damage ?? 0) + bonus(game, attacker, DAMAGE, sortsOf(game, attack)); // UOA-SKILL-05
  return Math.max(0, damage + changeOf(game, attack, 'damage'));
}
