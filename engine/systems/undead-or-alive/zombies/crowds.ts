import { crowdIn, isCompanion, isIn, isInPlay, placeOf } from '../../../family/zombicide/actors';
import type { ActionList } from '../../../game/action-list';
import type { UoaGame } from '../game';
import { farthestSeenFrom, hidesAnybody, isHidden } from '../lasting/sight';
import { NONE } from '../state';

// Where survivors and companions stand together. Only occupied zones are ever looked at: there are few of them.

/** To look from there is to look at the whole board. */
export const EVERYWHERE = NONE;

export function isVisible(game: UoaGame, from: number, zone: number): boolean {
  if (from === EVERYWHERE) return true;
  const range = game.board.range(from, zone);
  return range >= 0 && range <= farthestSeenFrom(game, from);
}

/** How many of those in a zone are seen from another one, or from their own. */
export function crowdSeenIn(game: UoaGame, zone: number, from: number): number {
  if (from === EVERYWHERE || from === zone || !hidesAnybody(game)) return crowdIn(game, zone);
  let crowd = 0;
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (isIn(game, actor, zone) && !isHidden(game, actor)) crowd += 1;
  }
  return crowd;
}

/**
 * The zone an actor stands in, if it is in sight and nobody earlier in the list stands there too: going through
 * all actors finds every occupied zone once.
 */
export function occupiedInSight(game: UoaGame, actor: number, from: number): number {
  if (!isInPlay(game, actor)) return NONE;
  const zone = placeOf(game, actor);
  if (!isVisible(game, from, zone)) return NONE;
  for (let earlier = 0; earlier < actor; earlier++) if (isIn(game, earlier, zone)) return NONE;
  return zone;
}

/** How many stand in the most crowded zone in sight. */
export function largestCrowd(game: UoaGame, from: number): number {
  let largest = 0;
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    const zone = occupiedInSight(game, actor, from);
    if (zone !== NONE) largest = Math.max(largest, crowdSeenIn(game, zone, from));
  }
  return largest;
}

/** Lists the most crowded zones in sight. */
export function listMostCrowded(game: UoaGame, from: number, word: number, list: ActionList): void {
  const largest = largestCrowd(game, from);
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    const zone = occupiedInSight(game, actor, from);
    if (zone !== NONE && crowdSeenIn(game, zone, from) === largest) list.add(word, zone);
  }
}

/** Whether several zones on the board are the most crowded. */
export function isTieForMost(game: UoaGame): boolean {
  const largest = largestCrowd(game, EVERYWHERE);
  let zones = 0;
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    const zone = occupiedInSight(game, actor, EVERYWHERE);
    if (zone !== NONE && crowdIn(game, zone) === largest) zones += 1;
  }
  return zones > 1;
}

export function hasCompanion(game: UoaGame, zone: number): boolean {
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    if (isCompanion(game, actor) && isIn(game, actor, zone)) return true;
  }
  return false;
}
