import { holdsFor, type ScopedSkill } from '../../../family/zombicide/skills/scopes';
import {
  ANY_ACTION,
  COMBAT,
  DUAL,
  MELEE,
  MELEE_WEAPON,
  MOVE,
  PISTOL,
  RANGED,
  RELOAD,
  RIFLE,
  SEARCH,
} from '../../../family/zombicide/sorts';
import { type FreeActionSkill, type Skill, skills } from '../content';
import { CHARGE, FANNED, FANNING, MARKED, VADE_RETRO, withAllItIs } from '../sorts';

/** Skills whose `of` is a sort of action; that of the others is a class, a zombie or an ability. */
type ActionSkill = Exclude<
  Extract<Skill, { readonly of: string }>,
  { readonly family: 'class' | 'ironclad' | 'extra-use' | 'improvised-weapon' }
>;

const SORTS: Readonly<Record<ActionSkill['of'], number>> = {
  any: ANY_ACTION,
  combat: COMBAT,
  melee: MELEE,
  ranged: RANGED,
  'melee-weapon': MELEE_WEAPON,
  pistol: PISTOL,
  rifle: RIFLE,
  charge: CHARGE,
  fanning: FANNING,
  // A bonus is for fights beside a token; a free action is for laying one.
  'vade-retro': MARKED,
  move: MOVE,
  search: SEARCH,
  reload: RELOAD,
};

const LIMITS: Readonly<Record<NonNullable<FreeActionSkill['only']>, number>> = {
  dual: DUAL,
  'vade-retro': MARKED,
  fanning: FANNED,
};

/** All skills of a family, those that name the fewest sorts of actions first. */
export function scopedSkills(family: ActionSkill['family']): readonly ScopedSkill[] {
  return skills
    .flatMap((skill, number) => (isOf(family, skill) ? scopeOf(skill, number) : []))
    .sort((one, other) => breadth(one) - breadth(other));
}

function isOf(family: ActionSkill['family'], skill: Skill): skill is ActionSkill {
  return skill.family === family;
}

function scopeOf(skill: ActionSkill, number: number): ScopedSkill {
  const isAbility = skill.family === 'extra-free-action' && skill.of === 'vade-retro';
  const any = isAbility ? VADE_RETRO : SORTS[skill.of];
  const all = skill.family === 'extra-free-action' && skill.only ? LIMITS[skill.only] : 0;
  return { skill: number, any, all };
}

/** Whether whatever the one holds for, the other holds for, too. */
export function isWithin({ any, all }: ScopedSkill, other: ScopedSkill): boolean {
  for (let rest = any; rest !== 0; rest &= rest - 1) {
    const sort = rest & -rest;
    if (!holdsFor(other, withAllItIs(sort | all))) return false;
  }
  return true;
}

/** How many sorts of actions a skill names; one without a condition counts for one more. */
function breadth({ any, all }: ScopedSkill): number {
  let bits = all === 0 ? 1 : 0;
  for (let rest = any; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
