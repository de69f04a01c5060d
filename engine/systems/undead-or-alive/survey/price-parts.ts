import type { Price, Prices } from '../../../../schemas';
import type { PlayedRule, SinglePrice } from '../mission-program';

// Prices taken apart.

/** The ways to pay that a rule leaves, where it asks for anything. */
export function pricesOf(rule: PlayedRule): Prices | readonly [] {
  if ('price' in rule) return rule.price.pay;
  return 'action' in rule ? (rule.action.pay ?? []) : [];
}

/** Everything that belongs to one way to pay. */
export function partsOf(price: Price): SinglePrice[] {
  return 'all' in price ? price.all.flatMap(partsOf) : [price];
}

/** What is a card or an objective, and so can be held. */
export type ThingPrice = Extract<SinglePrice, { card: unknown } | { objective: unknown }>;

export function isThing(price: SinglePrice): price is ThingPrice {
  return 'card' in price || 'objective' in price;
}
