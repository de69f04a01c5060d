import { placeOf } from '../../../family/zombicide/actors';
import { isSameWay } from '../../../family/zombicide/zombies/routes';
import type { UoaGame } from '../game';
import { NONE } from '../state';
import { crowdSeenIn, isVisible, largestCrowd, occupiedInSight } from './crowds';
import type { Lure } from './events';
import { isLastingNoise, lastingNoiseNear } from './lasting-noise';

/** Several zones are as crowded, and it matters which. */
export const TIED = -2;

/** Where the zombies of a zone want to go; nowhere, if they see nobody and no token is on the board. */
export function destinationFrom(game: UoaGame, zone: number): number {
  if (game.state.taunter !== NONE) return placeOf(game, game.state.taunter); // UOA-SKILL-66
  if (seesCrowdAtNoise(game, zone)) return game.state.noiseZone; // UOA-ZMOVE-01
  const largest = largestCrowd(game, zone);
  if (largest > 0) return mostCrowdedInSight(game, zone, largest);
  const lasting = lastingNoiseNear(game, zone);
  return lasting === NONE ? game.state.noiseZone : lasting; // UOA-ZMOVE-05
}

function seesCrowdAtNoise(game: UoaGame, zone: number): boolean {
  const { noiseZone } = game.state;
  return noiseZone !== NONE && isVisible(game, zone, noiseZone) && crowdSeenIn(game, noiseZone, zone) > 0;
}

function mostCrowdedInSight(game: UoaGame, zone: number, largest: number): number {
  let destination: number = NONE;
  for (let actor = 0; actor < game.table.sizes.actors; actor++) {
    const crowded = occupiedInSight(game, actor, zone);
    if (crowded === NONE || crowdSeenIn(game, crowded, zone) < largest) continue;
    if (destination === NONE) destination = crowded;
    else if (!isSameWay(game, zone, destination, crowded)) return TIED; // UOA-ZMOVE-03
  }
  return destination;
}

/** Why the zombies of a zone go to a destination. */
export function lureOf(game: UoaGame, zone: number, destination: number): Lure {
  if (game.state.taunter !== NONE) return 'taunt';
  if (destination !== game.state.noiseZone) {
    return isLastingNoise(game, destination) && largestCrowd(game, zone) === 0 ? 'noise' : 'crowd';
  }
  return seesCrowdAtNoise(game, zone) ? 'noise-and-crowd' : 'noise';
}
