import type { ConditionHeld, ConditionLoaded, ConditionTaken } from '../../../../../schemas';
import { placeOf } from '../../actors';
import type { UoaGame } from '../../game';
import { NONE } from '../../state';
import { zonesOf } from '../areas';
import { isKept, isLoaded, isLost, keeperOf } from '../carried';
import { howManyOf, machineMeant } from '../filters';
import { isObjectiveMeant, objectivesMeant } from '../objectives-meant';
import { toLift } from './lifting';
import { cheapest, leastOf, type Reckoning, stepsBetween, stepsToNearest, TASK } from './reckoning';

const TO_LOAD = 3;

export function toTake(reckoning: Reckoning, condition: ConditionTaken): number {
  const { game } = reckoning;
  const meant = objectivesMeant(game, condition);
  const lying = meant.filter((objective) => isLying(game, objective));
  const taken = meant.filter((objective) => game.state.objectiveZone.at(objective) === NONE);
  const wanted = howManyOf(game, condition.count, meant.length) - taken.length;
  return cheapest(
    lying.map((objective) => toTakeOne(reckoning, objective)),
    wanted,
  );
}

export function toKeep(reckoning: Reckoning, condition: ConditionHeld): number {
  const { game } = reckoning;
  const meant = objectivesMeant(game, condition);
  const kept = meant.filter((objective) => isKept(game, objective));
  const lying = meant.filter((objective) => isLying(game, objective));
  const wanted = howManyOf(game, condition.count, meant.length) - kept.length;
  return cheapest(
    lying.map((objective) => toTakeOne(reckoning, objective)),
    wanted,
  );
}

export function toLoad(reckoning: Reckoning, condition: ConditionLoaded): number {
  const { game } = reckoning;
  const meant = objectivesMeant(game, condition);
  const loaded = meant.filter((objective) => isLoaded(game, objective));
  const left = meant.filter((objective) => !isLoaded(game, objective) && !isLost(game, objective));
  const there = placesOf(game, condition.into);
  const costs = left.map((objective) => toLoadOne(reckoning, objective, there));
  return cheapest(costs, howManyOf(game, condition.count, meant.length) - loaded.length);
}

/** Of a machine or an area. */
function placesOf(game: UoaGame, id: string): readonly number[] {
  const machine = machineMeant(game, id);
  return machine === NONE ? zonesOf(game, id) : [game.state.machineZone.at(machine)];
}

function toLoadOne(reckoning: Reckoning, objective: number, there: readonly number[]): number {
  const { game } = reckoning;
  const keeper = keeperOf(game, objective);
  if (keeper >= 0) return TO_LOAD + stepsToNearest(reckoning, placeOf(game, keeper), there);
  const zone = game.state.objectiveZone.at(objective);
  return TO_LOAD + toTakeOne(reckoning, objective) + stepsToNearest(reckoning, zone, there);
}

function toTakeOne(reckoning: Reckoning, objective: number): number {
  const { game, survivors } = reckoning;
  const zone = game.state.objectiveZone.at(objective);
  const { take } = game.table.mission.restrictions;
  return leastOf(
    survivors,
    (survivor) =>
      TASK +
      stepsBetween(reckoning, placeOf(game, survivor), zone) +
      toLift(reckoning, take, (each) => isObjectiveMeant(game, each, objective), survivor),
  );
}

function isLying({ state }: UoaGame, objective: number): boolean {
  return state.objectiveZone.at(objective) >= 0;
}
