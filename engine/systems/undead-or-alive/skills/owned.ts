import { skills } from '../content';

const numbers = new Map(skills.map(({ id }, number) => [id, number]));

/** The number under which the state keeps a skill. Look it up once, not in the middle of a rule. */
export function skillNumber(id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new RangeError(`There is no skill ${id}`);
  return number;
}

/** Where it is written what a skill does. */
export function ruleOf(skill: number): string {
  const found = skills[skill];
  if (!found) throw new RangeError(`There is no skill ${skill}`);
  return found.rule;
}

/** For each skill the one that gives it to a whole zone, or nothing. */
export const LENDERS: readonly (number | undefined)[] = skills.map(({ id }) => {
  const brother = skills.findIndex((skill) => skill.family === 'brother-in-arms' && skill.effect === id);
  return brother < 0 ? undefined : brother;
});
