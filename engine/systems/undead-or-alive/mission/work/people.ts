import type {
  ConditionLeads,
  ConditionLeft,
  ConditionPeople,
  ConditionRallied,
  Price,
} from '../../../../../schemas';
import { isInPlay, placeOf } from '../../actors';
import { exitZones } from '../../board/now';
import type { UoaGame } from '../../game';
import { ELIMINATED, NONE, NOT_YET } from '../../state';
import { zonesOf } from '../areas';
import { keeperOf } from '../carried';
import { companionsMeant, howManyOf, isCompanionMeant, machineMeant } from '../filters';
import { objectivesMeant } from '../objectives-meant';
import { canPayPrices, pricesOfRallying } from '../prices';
import { cardOfKind, toHold } from './cards';
import { toLift } from './lifting';
import {
  cheapest,
  FAR,
  leastOf,
  type Reckoning,
  stepsBetween,
  stepsToNearest,
  TASK,
  UNKNOWN,
} from './reckoning';
import { rulesThat } from './rules-that';

const [TO_DRIVE, TO_LEAVE] = [2, 2] as const;

export function toRally(reckoning: Reckoning, condition: ConditionRallied): number {
  const { game } = reckoning;
  const meant = companionsMeant(game, condition);
  const alive = meant.filter((actor) => game.state.fate.at(actor) !== ELIMINATED);
  const alone = alive.filter((actor) => game.state.leader.at(actor) === NONE);
  const wanted = howManyOf(game, condition.count, meant.length) - (alive.length - alone.length);
  return cheapest(
    alone.map((actor) => toRallyOne(reckoning, actor, reckoning.survivors)),
    wanted,
  );
}

export function toLead(reckoning: Reckoning, condition: ConditionLeads, survivor: number): number {
  const { game } = reckoning;
  const others = companionsMeant(game, condition).filter((actor) => game.state.leader.at(actor) !== survivor);
  const led = companionsMeant(game, condition).length - others.length;
  const costs = others.map((actor) => toRallyOne(reckoning, actor, [survivor]));
  return cheapest(costs, (condition.count ?? 1) - led);
}

function toRallyOne(reckoning: Reckoning, actor: number, survivors: readonly number[]): number {
  const { game } = reckoning;
  if (game.state.fate.at(actor) === NOT_YET) return toMeetOne(reckoning);
  const zone = placeOf(game, actor);
  const { rally } = game.table.mission.restrictions;
  return leastOf(
    survivors,
    (survivor) =>
      TASK +
      stepsBetween(reckoning, placeOf(game, survivor), zone) +
      toPayFor(reckoning, survivor, actor) +
      toLift(reckoning, rally, (each) => isCompanionMeant(game, each, actor), survivor),
  );
}

/** Somebody who waits aside comes by a rule. */
function toMeetOne(reckoning: Reckoning): number {
  const rules = rulesThat(reckoning.game, 'companion');
  return Math.min(UNKNOWN, ...rules.map(reckoning.toApply));
}

function toPayFor(reckoning: Reckoning, survivor: number, companion: number): number {
  const { game } = reckoning;
  let work = 0;
  for (const number of pricesOfRallying(game, companion)) {
    const rule = game.table.mission.rules[number];
    if (!rule || !('price' in rule) || canPayPrices(game, survivor, [number])) continue;
    work += toAfford(reckoning, rule.price.pay, survivor);
  }
  return work;
}

/** Until a survivor can pay one of these. */
export function toAfford(reckoning: Reckoning, prices: readonly Price[], survivor: number): number {
  return Math.min(
    UNKNOWN,
    ...prices.map((price) =>
      'card' in price
        ? toHold(reckoning, cardOfKind(price.card), survivor)
        : toHave(reckoning, objectivesMeant(reckoning.game, price.objective), survivor),
    ),
  );
}

function toHave(reckoning: Reckoning, objectives: readonly number[], survivor: number): number {
  const { game } = reckoning;
  const from = placeOf(game, survivor);
  return Math.min(
    UNKNOWN,
    ...objectives.map((objective) => {
      const keeper = keeperOf(game, objective);
      if (keeper === survivor) return 0;
      const zone = keeper >= 0 ? placeOf(game, keeper) : game.state.objectiveZone.at(objective);
      return zone < 0 ? UNKNOWN : TASK + stepsBetween(reckoning, from, zone);
    }),
  );
}

/** Those who stand alone have to be fetched first. */
export function toLeave(reckoning: Reckoning, { by, with: wagon }: ConditionLeft): number {
  const { game } = reckoning;
  const ways = by === 'exit' ? exitZones(game) : zonesOf(game, 'aboard');
  let work = by === 'train' && game.state.trainDrives === 0 ? toStartTrain(reckoning) : 0;
  for (const survivor of reckoning.survivors) {
    work += TO_LEAVE + (ways.length === 0 ? 0 : stepsToNearest(reckoning, placeOf(game, survivor), ways));
    if (by === 'exit') work += toLift(reckoning, game.table.mission.restrictions.exit, () => true, survivor);
  }
  for (const actor of companionsMeant(game, {})) {
    if (!isInPlay(game, actor) || game.state.leader.at(actor) !== NONE) continue;
    work += toRallyOne(reckoning, actor, reckoning.survivors);
  }
  return wagon === undefined ? work : work + toDrive(reckoning, machineMeant(game, wagon), ways);
}

function toStartTrain(reckoning: Reckoning): number {
  return Math.min(UNKNOWN, ...rulesThat(reckoning.game, 'train-starts').map(reckoning.toApply));
}

/** Until a machine is in one of these zones. */
export function toDrive(reckoning: Reckoning, machine: number, zones: readonly number[]): number {
  const { game, survivors } = reckoning;
  const from = game.state.machineZone.at(machine);
  if (from < 0) return 0;
  const steps = stepsToNearest(reckoning, from, zones);
  if (steps === 0) return 0;
  return (
    TASK + TO_DRIVE * steps + leastOf(survivors, (each) => stepsBetween(reckoning, placeOf(game, each), from))
  );
}

export function toGather(reckoning: Reckoning, { in: area, who = 'all' }: ConditionPeople): number {
  const { game, survivors } = reckoning;
  const zones = zonesOf(game, area);
  const ways = survivors.map((survivor) => stepsToNearest(reckoning, placeOf(game, survivor), zones));
  if (who === 'somebody') return Math.min(FAR, ...ways);
  return ways.reduce((sum, steps) => sum + steps, 0) + unledOf(game) * TASK;
}

function unledOf(game: UoaGame): number {
  return companionsMeant(game, {}).filter(
    (actor) => isInPlay(game, actor) && game.state.leader.at(actor) === NONE,
  ).length;
}
