import type { Bonuses } from '../../../family/zombicide/table';
import { because } from '../because';
import { CHARGE, FANNING, MARKED } from '../sorts';
import { scopedSkills } from './scopes';

// Skills that add something to actions of some sorts. Those of several skills add up (UOA-SKILL-01).

export const EXTRA_DICE = scopedSkills('extra-die');
export const DAMAGE = scopedSkills('damage');
export const DICE_ROLL = scopedSkills('dice-roll');
export const MAX_RANGE = scopedSkills('max-range');
export const EXTRA_ZONES = scopedSkills('extra-zone');
export const REROLLS = scopedSkills('reroll');
export const REAPERS = scopedSkills('reaper');
export const ROLL_6_DICE = scopedSkills('roll-6-die');
export const ROLL_6_DAMAGE = scopedSkills('roll-6-damage');
export const DUALS = scopedSkills('dual');
export const ESCALATIONS = scopedSkills('escalation');

/** What is written about all skills for one ability: by the only sort that a skill holds for. */
export function rulesOfAbility(sort: number): readonly string[] {
  return RULES_OF_ABILITIES[[CHARGE, FANNING, MARKED].indexOf(sort)] ?? [];
}

const RULES_OF_ABILITIES = [
  because['skill-for-charging'],
  because['skill-for-fanning'],
  because['skill-for-vade-retro'],
];

/** Those that every game of the family knows. */
export const BONUSES: Bonuses = {
  results: DICE_ROLL,
  dieForSix: ROLL_6_DICE,
  damageForSix: ROLL_6_DAMAGE,
  reapers: REAPERS,
  duals: DUALS,
};
