import { isIn, isInPlay, placeOf } from '../actors';
import type { OpenFamilyGame } from '../game';
import { timesJustLearnt } from './just-learnt';

/** How many times a survivor has a skill: their own, and what others beside them lend. */
export function ownsSkill(game: OpenFamilyGame, survivor: number, skill: number): number {
  const own = ownTimes(game, survivor, skill);
  const lender = game.table.lenders[skill];
  return lender === undefined ? own : own + lent(game, survivor, lender);
}

/** Whether others in the zone lend some of it. */
export function isLent(game: OpenFamilyGame, survivor: number, skill: number): boolean {
  return ownsSkill(game, survivor, skill) > ownTimes(game, survivor, skill);
}

function ownTimes(game: OpenFamilyGame, survivor: number, skill: number): number {
  return game.state.skills.at(survivor, skill) - timesJustLearnt(game, survivor, skill);
}

/** What every owner in the zone lends, the survivor among them; an owner who is alone there lends nothing. */
function lent(game: OpenFamilyGame, survivor: number, lender: number): number {
  let sum = 0;
  for (let owner = 0; owner < game.table.sizes.survivors; owner++) {
    const times = ownTimes(game, owner, lender);
    if (times === 0 || !isIn(game, owner, placeOf(game, survivor))) continue;
    if (hasCompany(game, owner)) sum += times;
  }
  return sum;
}

function hasCompany(game: OpenFamilyGame, owner: number): boolean {
  const zone = placeOf(game, owner);
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (actor !== owner && isInPlay(game, actor) && placeOf(game, actor) === zone) return true;
  }
  return false;
}
