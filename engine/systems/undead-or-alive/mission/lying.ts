import type { ObjectiveFilter, Place, SpawnTokenFilter } from '../../../../schemas';
import type { UoaGame } from '../game';
import { spawnTokensMeant } from './filters';
import { objectivesMeant } from './objectives-meant';

// Pieces that a mission means and that lie on the board, in zones that pass a test.

export type IsThere = (zone: number) => boolean;

/** In the zones of a place; anywhere, where nothing is said of that. */
export function inZones(place: Place | undefined, zones: readonly number[]): IsThere {
  return place === undefined ? () => true : (zone) => zones.includes(zone);
}

export function objectivesLying(game: UoaGame, filter: ObjectiveFilter, isThere: IsThere): number[] {
  return objectivesMeant(game, filter).filter((objective) => {
    const zone = game.state.objectiveZone.at(objective);
    return zone >= 0 && isThere(zone);
  });
}

/** Printed places of Corpse Piles among them, even where nobody has seen the pile yet. */
export function spawnTokensLying(game: UoaGame, filter: SpawnTokenFilter, isThere: IsThere): number[] {
  return spawnTokensMeant(game, filter).filter((token) => {
    const zone = game.state.spawnZone.at(token);
    return zone >= 0 && isThere(zone);
  });
}
