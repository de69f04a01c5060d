import { CHARGE, FANNING, MARKED } from '../course/sorts';
import type { OpenGame } from '../hidden/open-game';
import { isLent, ownsSkill, ruleOf } from './owned';
import { holdsFor, type ScopedSkill, scopedSkills } from './scopes';

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

type Family = ReturnType<typeof scopedSkills>;

/** What a survivor's skills of a family add to an action. */
export function bonus(game: OpenGame, survivor: number, family: Family, sorts: number): number {
  let sum = 0;
  for (const scoped of family) if (holdsFor(scoped, sorts)) sum += ownsSkill(game, survivor, scoped.skill);
  return sum;
}

/** How many different skills of a family a survivor has for an action: what can be used once only counts once. */
export function countSkills(game: OpenGame, survivor: number, family: Family, sorts: number): number {
  let count = 0;
  for (const scoped of family) {
    if (holdsFor(scoped, sorts) && ownsSkill(game, survivor, scoped.skill) > 0) count += 1;
  }
  return count;
}

/** The rules of the skills that add to an action, for the event that tells of it. */
export function rulesOfSkills(game: OpenGame, survivor: number, family: Family, sorts: number): string[] {
  const used = family.filter(
    (scoped) => holdsFor(scoped, sorts) && ownsSkill(game, survivor, scoped.skill) > 0,
  );
  return [...new Set(used.flatMap((scoped) => rulesOfSkill(game, survivor, scoped)))];
}

/** A skill's own rule, that of all skills for the same ability, and that of the brother who lends it. */
export function rulesOfSkill(game: OpenGame, survivor: number, { skill, any, all }: ScopedSkill): string[] {
  const ability = [CHARGE, FANNING, MARKED].indexOf(all === 0 ? any : all);
  return [
    ruleOf(skill),
    ...(ability < 0 ? [] : [RULES_OF_ABILITIES[ability] as string]),
    ...(isLent(game, survivor, skill) ? ['UOA-SKILL-25'] : []),
  ];
}

const RULES_OF_ABILITIES = ['UOA-SKILL-26', 'UOA-SKILL-37', 'UOA-SKILL-67'] as const;
