import { isIn, isInPlay, placeOf } from '../actors';
import { skills } from '../content';
import type { OpenGame } from '../hidden/open-game';
import { timesJustLearnt } from './just-learnt';

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
const brotherOf: readonly (number | undefined)[] = skills.map(({ id }) => {
  const brother = skills.findIndex((skill) => skill.family === 'brother-in-arms' && skill.effect === id);
  return brother < 0 ? undefined : brother;
});

/** How many times a survivor has a skill: their own, and what brothers in arms beside them lend. */
export function ownsSkill(game: OpenGame, survivor: number, skill: number): number {
  const own = ownTimes(game, survivor, skill);
  const brother = brotherOf[skill];
  return brother === undefined ? own : own + lent(game, survivor, brother);
}

/** Whether somebody has a skill as often as they have it only as long as they stay where they are. */
export function isLent(game: OpenGame, survivor: number, skill: number): boolean {
  return ownsSkill(game, survivor, skill) > ownTimes(game, survivor, skill);
}

function ownTimes(game: OpenGame, survivor: number, skill: number): number {
  return game.state.skills.at(survivor, skill) - timesJustLearnt(game, survivor, skill);
}

/** From every owner in the zone, the survivor among them, as long as the owner is not alone there. */
function lent(game: OpenGame, survivor: number, brother: number): number {
  let sum = 0;
  for (let owner = 0; owner < game.table.sizes.survivors; owner++) {
    const times = ownTimes(game, owner, brother);
    if (times === 0 || !isIn(game, owner, placeOf(game, survivor))) continue;
    if (hasCompany(game, owner)) sum += times; // UOA-SKILL-25
  }
  return sum;
}

function hasCompany(game: OpenGame, owner: number): boolean {
  const zone = placeOf(game, owner);
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (actor !== owner && isInPlay(game, actor) && placeOf(game, actor) === zone) return true;
  }
  return false;
}
