import { type Skill, skills } from '../content';
import {
  ANY_ACTION,
  CHARGE,
  COMBAT,
  DUAL,
  FANNED,
  FANNING,
  MARKED,
  MELEE,
  MELEE_WEAPON,
  MOVE,
  PISTOL,
  RANGED,
  RELOAD,
  RIFLE,
  SEARCH,
  VADE_RETRO,
} from '../course/sorts';

/** A skill that holds for some actions only: for those that are any of these, and all of those. */
export interface ScopedSkill {
  readonly skill: number;
  readonly any: number;
  readonly all: number;
}

const SORTS: Readonly<Record<string, number>> = {
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

const LIMITS: Readonly<Record<string, number>> = { dual: DUAL, 'vade-retro': MARKED, fanning: FANNED };

/** All skills of a family, the ones that hold for least actions first. */
export function scopedSkills(family: Skill['family']): readonly ScopedSkill[] {
  return skills
    .flatMap((skill, number) => (skill.family === family ? scopeOf(skill, number) : []))
    .sort((one, other) => breadth(one) - breadth(other));
}

function scopeOf(skill: Skill, number: number): ScopedSkill[] {
  if (!('of' in skill)) return [];
  const isAbility = skill.family === 'extra-free-action' && skill.of === 'vade-retro';
  const any = isAbility ? VADE_RETRO : (SORTS[skill.of] ?? 0);
  const all = 'only' in skill ? (LIMITS[skill.only] ?? 0) : 0;
  return [{ skill: number, any, all }];
}

export function holdsFor({ any, all }: ScopedSkill, sorts: number): boolean {
  return (sorts & any) !== 0 && (sorts & all) === all;
}

/** How many sorts of actions a skill holds for; a condition makes it narrower than anything without. */
function breadth({ any, all }: ScopedSkill): number {
  let bits = all === 0 ? 1 : 0;
  for (let rest = any; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
