import { placeOf } from '../actors';
import { hasTrait, kindOf, slotOf } from '../cards/held';
import type { UoaGame } from '../game';
import { zombiesIn } from '../horde';
import { cardName, survivorName, weaponName, zoneName } from '../names';
import { bonus, DAMAGE, DUALS, ESCALATIONS, EXTRA_DICE, MAX_RANGE, rulesOfSkills } from '../skills/bonuses';
import { IMPROVISED } from '../skills/improvised';
import { ruleOf } from '../skills/owned';
import { FAVOURITE, NONE } from '../state';
import { sortsOf } from './attack-sorts';
import { accuracyOf, damageOf, diceForKnives, diceOf, escalation } from './characteristics';
import { type Attack, FANNING, MELEE } from './modes';
import { rangeTo } from './range';
import { isDual } from './weapons';

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
    'UOA-DICE-06',
    ...(mode === MELEE ? meleeRules(game, attack) : rangedRules(game, attack)),
    ...dualRules(game, attack),
    ...skillRules(game, attack),
    ...(diceOf(game, attack) > DICE_IN_THE_BOX ? ['UOA-COMPONENTS-10'] : []),
  ];
}

function dualRules(game: UoaGame, attack: Attack): readonly string[] {
  const { attacker, weapon, second } = attack;
  const sorts = sortsOf(game, attack);
  if (second === NONE) return isDual(game, attacker, weapon) ? ['UOA-DUAL-02'] : [];
  return [
    'UOA-DUAL-01',
    'UOA-DUAL-04',
    ...(bonus(game, attacker, EXTRA_DICE, sorts) > 0 ? ['UOA-DUAL-03'] : []),
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
    ...(rules.length > 0 ? ['UOA-SKILL-01'] : []),
    ...rules,
    ...(slotOf(game, attacker, weapon) > FAVOURITE ? ['UOA-SKILL-57'] : []),
    ...(isTooNear(game, attack) ? ['UOA-SKILL-56'] : []),
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
  const knives = attack.second === NONE ? ['UOA-TRAIT-14', 'UOA-INV-07'] : ['UOA-TRAIT-15'];
  return ['UOA-MELEE-01', ...(diceForKnives(game, attack) > 0 ? knives : [])];
}

function rangedRules(game: UoaGame, attack: Attack): readonly string[] {
  const { attacker, weapon, zone, mode } = attack;
  const from = placeOf(game, attacker);
  return [
    'UOA-RANGED-01',
    'UOA-RANGED-02',
    ...(from === zone ? ['UOA-RANGED-03'] : ['UOA-RANGED-06']),
    ...(from !== zone && zombiesIn(game, from) > 0 ? ['UOA-RANGED-05'] : []),
    ...(zombiesIn(game, zone) === 0 ? ['UOA-RANGED-09'] : []),
    ...(mode === FANNING ? fanningRules(game, weapon) : []),
  ];
}

function fanningRules(game: UoaGame, weapon: number): readonly string[] {
  const hard = hasTrait(game, weapon, 'fanning-6');
  return ['UOA-GUNSLINGER-01', 'UOA-GUNSLINGER-02', ...(hard ? ['UOA-TRAIT-06'] : [])];
}
