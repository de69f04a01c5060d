import { mostZombies as mostZombiesThere } from '../bending/board';
import { mostPoints as mostPointsOf } from '../bending/people';
import { type Observation, openGame } from '../hidden/observation';

// How far numbers can be changed by hand.

export function mostZombies(seen: Observation, zone: number, kind: number): number {
  return mostZombiesThere(openGame(seen), zone, kind);
}

export function mostPoints(seen: Observation, survivor: number): number {
  return mostPointsOf(openGame(seen), survivor);
}
