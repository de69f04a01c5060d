import { placeOf } from '../../../family/zombicide/actors';
import { kindOf, slotOf } from '../../../family/zombicide/cards/held';
import { type Attack, MELEE } from '../../../family/zombicide/combat/modes';
import { isDual } from '../../../family/zombicide/combat/weapons';
import { zombiesIn } from '../../../family/zombicide/horde';
import { cardName, survivorName, zoneName } from '../../../family/zombicide/names';
import { bonus, rulesOfSkills } from '../../../family/zombicide/skills/bonuses';
import { because } from '../because';
import { traitOf } from '../content';
import type { UoaGame } from '../game';
import { IMPROVISED } from '../improvised';
import { weaponName } from '../names';
import { DAMAGE, DUALS, ESCALATIONS, EXTRA_DICE, MAX_RANGE } from '../skills/bonuses';
import { ruleOf } from '../skills/owned';
import { FAVOURITE, NONE } from '../state';
import { sortsOf } from './attack-sorts';
import { changesOfAttack } from './changed';
import { accuracyOf, damageOf, diceForKnives, diceOf, escalation } from './characteristics';
import { FANNING } from './modes';
import { rangeTo } from './range';

const DICE_IN_THE_BOX = 6;

/** Tells who attacks with what, and why it has so many dice. */
export function announce(game: UoaGame, attack: Attack): void {
  if (!game.events) return;
  const { attacker, weapon, second, zone, mode } = attack;
  game.events.push({
    type: 'attack',
    rules: rulesOf(game, attack),
    survivor: survivorName(game, attacker),
    with: mode === MELEE ? 'melee' : mode === FANNING ? 'fanning' : 'ranged',
    weapon: weaponName(game, weapon),
    ...(second === NONE ? {} : { second: cardName(game, second) }),
    zone: zoneName(game, zone),
    range: rangeTo(game, attacker, zone),
    dice: diceOf(game, attack),
    accuracy: accuracyOf(game, attack),
    damage: damageOf(game, attack),
  });
}

function rulesOf(game: UoaGame, attack: Attack): readonly string[] {
  const { mode } = attack;
  return [
    ...because['order-of-an-attack'],
    ...(mode === MELEE ? meleeRules(game, attack) : rangedRules(game, attack)),
    ...dualRules(game, attack),
    ...skillRules(game, attack),
    ...changesOfAttack(game, attack).flatMap(({ rule }) => basisOfRule(game, rule)),
    ...(diceOf(game, attack) > DICE_IN_THE_BOX ? because['more-dice-than-in-the-box'] : []),
  ];
}

function basisOfRule({ table }: UoaGame, rule: number): readonly string[] {
  return table.mission.rules[rule]?.basis ?? [];
}

function dualRules(game: UoaGame, attack: Attack): readonly string[] {
  const { attacker, weapon, second } = attack;
  const sorts = sortsOf(game, attack);
  if (second === NONE) return isDual(game, attacker, weapon) ? because['one-of-two-weapons'] : [];
  return [
    ...because['two-weapons'],
    ...(bonus(game, attacker, EXTRA_DICE, sorts) > 0 ? because['dice-for-each-weapon'] : []),
    ...(kindOf(game, weapon).dual === true ? [] : rulesOfSkills(game, attacker, DUALS, sorts)),
  ];
}

/** Skills that add dice or damage, that reach further, or have a weapon at hand that nobody else had. */
function skillRules(game: UoaGame, attack: Attack): readonly string[] {
  const { attacker, weapon, zone } = attack;
  const sorts = sortsOf(game, attack);
  const families = [
    EXTRA_DICE,
    DAMAGE,
    ...(rangeTo(game, attacker, zone) > (kindOf(game, weapon).range?.[1] ?? 0) ? [MAX_RANGE] : []),
    ...(escalation(game, attack) > 0 ? [ESCALATIONS] : []),
  ];
  const rules = families.flatMap((family) => rulesOfSkills(game, attacker, family, sorts));
  return [
    ...(rules.length > 0 ? because['skills-for-fights'] : []),
    ...rules,
    ...(slotOf(game, attacker, weapon) > FAVOURITE ? because['from-the-backpack'] : []),
    ...(isTooNear(game, attack) ? because['point-blank'] : []),
    ...improvisedRules(game, weapon),
  ];
}

function isTooNear(game: UoaGame, { attacker, weapon, zone }: Attack): boolean {
  return rangeTo(game, attacker, zone) < (kindOf(game, weapon).range?.[0] ?? 0);
}

function improvisedRules(game: UoaGame, weapon: number): readonly string[] {
  const improvised = IMPROVISED[weapon - game.table.sizes.cards];
  return improvised ? [ruleOf(improvised.skill)] : [];
}

function meleeRules(game: UoaGame, attack: Attack): readonly string[] {
  const knives = attack.second === NONE ? because['knife-beside-a-weapon'] : because['two-knives'];
  return [...because['attacking-hand-to-hand'], ...(diceForKnives(game, attack) > 0 ? knives : [])];
}

function rangedRules(game: UoaGame, attack: Attack): readonly string[] {
  const { attacker, weapon, zone, mode } = attack;
  const from = placeOf(game, attacker);
  return [
    ...because['shooting'],
    ...(from === zone ? because['shooting-at-ones-feet'] : because['counting-range']),
    ...(from !== zone && zombiesIn(game, from) > 0 ? because['zombies-here-do-not-hinder'] : []),
    ...(zombiesIn(game, zone) === 0 ? because['shooting-at-no-zombies'] : []),
    ...(mode === FANNING ? fanningRules(game, weapon) : []),
  ];
}

function fanningRules(game: UoaGame, weapon: number): readonly string[] {
  const isHard = traitOf(kindOf(game, weapon), 'fannedAccuracy') !== undefined;
  return [...because['fanning'], ...(isHard ? because['hard-to-fan'] : [])];
}
