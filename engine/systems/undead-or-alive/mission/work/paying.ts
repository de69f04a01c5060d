import type { Price, PriceRule } from '../../../../../schemas';
import { placeOf } from '../../../../family/zombicide/actors';
import { healthLeft } from '../../../../family/zombicide/people/wounds';
import { keeperOf } from '../../cards/carried';
import { LEVEL_STARTS } from '../../people/levels';
import { NONE } from '../../state';
import { counted } from '../amounts';
import { objectivesMeant } from '../objectives-meant';
import { canPayPrices, pricesFor } from '../prices';
import { cardAmong, toHold } from './cards';
import { type Reckoning, stepsBetween, TASK, UNKNOWN } from './reckoning';

/** Until a survivor can pay for something, as far as it has a price. */
export function toPayFor(
  reckoning: Reckoning,
  purpose: PriceRule['for'],
  survivor: number,
  thing: number = NONE,
): number {
  const { game } = reckoning;
  let work = 0;
  for (const number of pricesFor(game, purpose, survivor, thing)) {
    const rule = game.table.mission.rules[number];
    if (!rule || !('price' in rule) || canPayPrices(game, survivor, [number])) continue;
    work += toAfford(reckoning, rule.price.pay, survivor);
  }
  return work;
}

/** Until a survivor can pay one of these. */
export function toAfford(reckoning: Reckoning, prices: readonly Price[], survivor: number): number {
  return Math.min(UNKNOWN, ...prices.map((price) => toAffordOne(reckoning, price, survivor)));
}

function toAffordOne(reckoning: Reckoning, price: Price, survivor: number): number {
  const { game } = reckoning;
  const { adrenaline, level } = game.state;
  if ('all' in price) {
    return price.all.reduce((sum, part) => sum + toAffordOne(reckoning, part, survivor), 0);
  }
  if ('card' in price) return toHold(reckoning, cardAmong(price.card), survivor);
  if ('objective' in price) return toHave(reckoning, objectivesMeant(game, price.objective), survivor);
  if ('wounds' in price) return price.wounds < healthLeft(game, survivor) ? 0 : UNKNOWN;
  const there =
    'counter' in price
      ? counted(game, price.counter)
      : adrenaline.at(survivor) - (LEVEL_STARTS[level.at(survivor)] ?? 0);
  return TASK * Math.max(0, ('counter' in price ? (price.count ?? 1) : price.adrenaline) - there);
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
