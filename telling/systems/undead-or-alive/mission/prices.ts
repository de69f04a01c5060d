import type { Price, PriceRule } from '../../../../schemas';
import { anyOne } from '../../../mission/amounts';
import type { MissionContext } from '../../../mission/context';
import { companions } from './companions';
import { cardWords } from './names';
import { objectives } from './objectives';

/** What has to be given up: `one Dynamite card or a blue Objective`. */
export function pricesWords(prices: readonly Price[], context: MissionContext): string {
  return context.or(prices.map((price) => priceWords(price, context)));
}

function priceWords(price: Price, context: MissionContext): string {
  if ('card' in price) return context.say('mission.price.card', { card: cardWords(price.card, context) });
  return anyOne(objectives(price.objective, context), context);
}

/** A purpose without a sentence does not compile. */
const tellers: {
  readonly [Purpose in PriceRule['for']]: (rule: PriceRule, context: MissionContext) => string;
} = {
  rally: (rule, context) =>
    context.say('mission.price.rally', {
      who: anyOne(companions(rule, context), context),
      price: pricesWords(rule.pay, context),
    }),
};

export function priceRuleWords(rule: PriceRule, context: MissionContext): string {
  return tellers[rule.for](rule, context);
}
