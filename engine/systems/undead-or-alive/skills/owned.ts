import { skills } from '../content';
import type { UoaGame } from '../game';

const numbers = new Map(skills.map(({ id }, number) => [id, number]));

/** The number under which the state keeps a skill. Look it up once, not in the middle of a rule. */
export function skillNumber(id: string): number {
  const number = numbers.get(id);
  if (number === undefined) throw new RangeError(`There is no skill ${id}`);
  return number;
}

/** How many times a survivor owns a skill. */
export function ownsSkill(game: UoaGame, survivor: number, skill: number): number {
  return game.state.skills.at(survivor, skill);
}
