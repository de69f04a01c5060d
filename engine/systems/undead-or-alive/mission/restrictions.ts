import type { Restriction } from '../../../../schemas';
import { isInPlay, placeOf } from '../../../family/zombicide/actors';
import type { UoaGame } from '../game';
import type { Limited } from '../mission-program';
import { NONE } from '../state';
import { type AtHand, at, NOBODY } from './at-hand';
import { isSo } from './conditions';
import { isCompanionMeant, isSpawnTokenMeant, machineMeant } from './filters';
import { isMeantAs, possibleColours } from './objectives-meant';
import { isInArea, survivorsMeant, zonesOf } from './whereabouts';

// What a mission does not allow, and when.

/** Whether it holds at the moment, for this survivor. */
export function isInForce(game: UoaGame, restriction: Limited, survivor: number = NONE): boolean {
  const hand = at(game, survivor);
  return isFor(game, restriction, survivor, hand) && isNow(game, restriction, hand);
}

/** Whether its time has come, and is not over yet. */
export function isNow(game: UoaGame, restriction: Limited, hand: AtHand): boolean {
  const { asLongAs, unless, until } = restriction;
  if (until !== undefined && isOverForGood(game, restriction)) return false;
  return isSo(game, asLongAs, hand) && (unless === undefined || !isSo(game, unless, hand));
}

/** Whether it is about this survivor, where they stand. */
function isFor(game: UoaGame, { who, in: place }: Limited, survivor: number, hand: AtHand): boolean {
  if (who === undefined && place === undefined) return true;
  if (survivor === NONE || !isInPlay(game, survivor)) return false;
  if (place !== undefined && !isInArea(game, placeOf(game, survivor), place, hand)) return false;
  return who === undefined || who === 'all' || survivorsMeant(game, who, hand).includes(survivor);
}

/** What it was to last until has been. */
export function isOverForGood({ state, table }: UoaGame, restriction: Limited): boolean {
  const number = table.mission.numberOf.get(restriction);
  return number !== undefined && state.ruleApplied.at(number) > 0;
}

export function mayTake(game: UoaGame, survivor: number, objective: number): boolean {
  return whatForbidsTaking(game, survivor, objective) === undefined;
}

/**
 * A face-down objective may be taken only if every colour it could have may be: otherwise the answer would
 * reveal it.
 */
export function whatForbidsTaking(
  game: UoaGame,
  survivor: number,
  objective: number,
): Restriction | undefined {
  const colours = possibleColours(game, objective);
  return game.table.mission.restrictions.take.find(
    (each) =>
      colours.some((colour) => isMeantAs(game, each, objective, colour)) && isInForce(game, each, survivor),
  );
}

export function mayRally(game: UoaGame, survivor: number, companion: number): boolean {
  return whatForbidsRallying(game, survivor, companion) === undefined;
}

export function whatForbidsRallying(
  game: UoaGame,
  survivor: number,
  companion: number,
): Restriction | undefined {
  return game.table.mission.restrictions.rally.find(
    (each) => isCompanionMeant(game, each, companion) && isInForce(game, each, survivor),
  );
}

export function mayExit(game: UoaGame, survivor: number): boolean {
  return !game.table.mission.restrictions.exit.some((each) => isInForce(game, each, survivor));
}

/** Whether a zone is open to this survivor; what is closed to all is no part of the board. */
export function mayGo(game: UoaGame, survivor: number, to: number): boolean {
  const { barred } = game.table.mission;
  return barred.length === 0 || whatBars(game, survivor, to) === undefined;
}

/** Whoever is in a place already goes about in it as they like. */
export function whatBars(game: UoaGame, survivor: number, to: number): Restriction | undefined {
  const hand = at(game, survivor);
  return game.table.mission.barred.find((each) => {
    const zones = placeBarred(game, each);
    if (!zones.includes(to) || zones.includes(hand.zone)) return false;
    return isInForce(game, each, survivor);
  });
}

function placeBarred(game: UoaGame, restriction: Extract<Restriction, { what: 'enter' }>): readonly number[] {
  if ('area' in restriction) return zonesOf(game, restriction.area);
  return [game.state.machineZone.at(machineMeant(game, restriction.machine))];
}

export function mayBeMovedByHolyWater(game: UoaGame, token: number): boolean {
  const { mission } = game.table;
  return !mission.restrictions['holy-water'].some(
    (each) => isSpawnTokenMeant(mission, each, token) && isInForce(game, each),
  );
}

export function mayAwaken(game: UoaGame, token: number): boolean {
  const { mission } = game.table;
  return !mission.restrictions.awaken.some(
    (each) => isSpawnTokenMeant(mission, each, token) && isInForce(game, each),
  );
}

/** Whether a Zombie card may be drawn for a spawn token. */
export function maySpawn(game: UoaGame, token: number): boolean {
  const { mission } = game.table;
  const zone = game.state.spawnZone.at(token);
  return !mission.restrictions.spawn.some(
    (each) => isSpawnTokenMeant(mission, each, token) && isForbiddenIn(game, each, zone),
  );
}

/** The same for a zone without one: what is said of certain tokens does not hold for it. */
export function mayDrawIn(game: UoaGame, zone: number): boolean {
  return !game.table.mission.restrictions.spawn.some(
    (each) => each.spawn === undefined && each.group === undefined && isForbiddenIn(game, each, zone),
  );
}

function isForbiddenIn(
  game: UoaGame,
  forbid: Extract<Restriction, { what: 'spawn' }>,
  zone: number,
): boolean {
  return isInArea(game, zone, forbid.in) && isNow(game, forbid, NOBODY);
}
