import type { OpenFamilyGame } from '../game';
import { isLent, ownsSkill } from './owned';
import { holdsFor, type ScopedSkill } from './scopes';

// Skills that add something to actions of some sorts. Those of several skills add up.

/** What those of these skills that a survivor has add to an action. */
export function bonus(
  game: OpenFamilyGame,
  survivor: number,
  scoped: readonly ScopedSkill[],
  sorts: number,
): number {
  let sum = 0;
  for (const each of scoped) if (holdsFor(each, sorts)) sum += ownsSkill(game, survivor, each.skill);
  return sum;
}

/** How many of these skills a survivor has for an action: what can be used once only counts once. */
export function countSkills(
  game: OpenFamilyGame,
  survivor: number,
  scoped: readonly ScopedSkill[],
  sorts: number,
): number {
  let count = 0;
  for (const each of scoped) {
    if (holdsFor(each, sorts) && ownsSkill(game, survivor, each.skill) > 0) count += 1;
  }
  return count;
}

/** The rules of the skills that add to an action, for the event that tells of it. */
export function rulesOfSkills(
  game: OpenFamilyGame,
  survivor: number,
  scoped: readonly ScopedSkill[],
  sorts: number,
): string[] {
  const used = scoped.filter((each) => holdsFor(each, sorts) && ownsSkill(game, survivor, each.skill) > 0);
  return [...new Set(used.flatMap((each) => rulesOfSkill(game, survivor, each)))];
}

/** A skill's own rule, that of all skills for the same ability, and that of the brother who lends it. */
export function rulesOfSkill(
  game: OpenFamilyGame,
  survivor: number,
  { skill, any, all }: ScopedSkill,
): readonly string[] {
  return [
    ...ruleOf(game, skill),
    ...game.ways.rulesOfAbility(all === 0 ? any : all),
    ...(isLent(game, survivor, skill) ? game.because['skill-lent'] : []),
  ];
}

function ruleOf({ table }: OpenFamilyGame, skill: number): readonly string[] {
  const found = table.skills[skill];
  return found ? [found.rule] : [];
}
