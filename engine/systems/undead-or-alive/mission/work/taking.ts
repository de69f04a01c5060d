import { placeOf } from '../../../../family/zombicide/actors';
import type { UoaGame } from '../../game';
import { isObjectiveMeant } from '../objectives-meant';
import { leastOf, type Reckoning, stepsBetween, TASK } from './reckoning';

export function toTakeOne(reckoning: Reckoning, objective: number): number {
  const { game, survivors } = reckoning;
  const zone = game.state.objectiveZone.at(objective);
  const { take } = game.table.mission.restrictions;
  return leastOf(
    survivors,
    (survivor) =>
      TASK +
      stepsBetween(reckoning, placeOf(game, survivor), zone) +
      reckoning.toPayFor('take', survivor, objective) +
      reckoning.toLift(take, (each) => isObjectiveMeant(game, each, objective), survivor),
  );
}

export function isLying({ state }: UoaGame, objective: number): boolean {
  return state.objectiveZone.at(objective) >= 0;
}
