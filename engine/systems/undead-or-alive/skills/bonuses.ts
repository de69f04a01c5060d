import type { UoaGame } from '../game';
import { ownsSkill } from './owned';
import { holdsFor, scopedSkills } from './scopes';

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

/** What a survivor's skills of a family add to an action. */
export function bonus(
  game: UoaGame,
  survivor: number,
  family: ReturnType<typeof scopedSkills>,
  sorts: number,
): number {
  let sum = 0;
  for (const scoped of family) if (holdsFor(scoped, sorts)) sum += ownsSkill(game, survivor, scoped.skill);
  return sum;
}
