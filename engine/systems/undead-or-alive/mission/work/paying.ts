import type { Price } from '../../../../../schemas';
import { placeOf } from '../../../../family/zombicide/actors';
import { keeperOf } from '../../cards/carried';
import { objectivesMeant } from '../objectives-meant';
import { canPayPrices, pricesOfRallying } from '../prices';
import { cardOfKind, toHold } from './cards';
import { type Reckoning, stepsBetween, TASK, UNKNOWN } from './reckoning';

/** Until a survivor can pay for rallying a companion. */
export function toPayFor(reckoning: Reckoning, survivor: number, companion: number): number {
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
