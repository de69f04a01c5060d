import type { Price, PriceRule } from '../../../../schemas';
import { asSentence } from '../../../as-sentence';
import { anyAtAll, anyOne } from '../../../mission/amounts';
import type { MissionContext } from '../../../mission/context';
import { withPlace } from '../../../mission/grammar';
import { counterWords } from '../../../mission/names';
import type { Words } from '../../../words';
import { companions } from './companions';
import { cardsWords } from './holding';
import { machineWords } from './names';
import { objectives } from './objectives';
import { anySurvivor, placeWords } from './whereabouts';

/** What somebody gives up who has it in hand; everything else is a price as well. */
type Discarded = Extract<Price, { card: unknown } | { objective: unknown }>;

/** What has to be done: `discard one Dynamite card or a blue Objective`. */
export function pricesWords(prices: readonly Price[], context: MissionContext): string {
  return context.or(inWords(prices, (things) => context.or(things), context));
}

/** What is discarded is named together. */
function inWords(
  prices: readonly Price[],
  joined: (things: readonly string[]) => string,
  context: MissionContext,
): string[] {
  const given = prices.filter(isDiscarded).map((price) => discardedWords(price, context));
  const others = prices.filter((price) => !isDiscarded(price));
  return [
    ...(given.length === 0 ? [] : [discardWords(joined(given), context)]),
    ...others.map((price) => deedWords(price, context)),
  ];
}

/** The same where all of it is discarded, as things: `one Dynamite card or a blue Objective`. */
export function thingsDiscarded(prices: readonly Price[], context: MissionContext): string | undefined {
  const given = prices.filter(isDiscarded);
  return given.length < prices.length
    ? undefined
    : context.or(given.map((price) => discardedWords(price, context)));
}

function isDiscarded(price: Price): price is Discarded {
  return 'card' in price || 'objective' in price;
}

function discardedWords(price: Discarded, context: MissionContext): string {
  if ('card' in price) return cardsWords(price.card, 1, context);
  return anyOne(objectives(price.objective, context), context);
}

function discardWords(things: string, { say }: MissionContext): string {
  return say('mission.price.discard', { things });
}

function deedWords(price: Price, context: MissionContext): string {
  const { say } = context;
  if (isDiscarded(price)) return discardWords(discardedWords(price, context), context);
  if ('adrenaline' in price) {
    return say('mission.price.adrenaline', {
      things: say('mission.adrenaline', { count: price.adrenaline }),
    });
  }
  if ('wounds' in price) return say('mission.price.wounds', { count: price.wounds });
  if ('counter' in price) {
    return say('mission.price.counter', {
      counter: counterWords(price.counter, context),
      count: price.count ?? 1,
    });
  }
  return say('mission.price.all', {
    parts: context.and(inWords(price.all, (things) => context.and(things), context)),
  });
}

type Purpose = PriceRule['for'];
type RuleFor<P extends Purpose> = Extract<PriceRule, { for: P }>;

/** A purpose without a sentence does not compile. */
const tellers: { readonly [P in Purpose]: (rule: RuleFor<P>, context: MissionContext) => string } = {
  rally: (rule, context) =>
    context.say('mission.price.rally', {
      what: anyOne(companions(rule, context), context),
      ...paidBy(rule, context),
    }),
  take: (rule, context) => {
    const { words } = anyAtAll(objectives(rule, context), context);
    return context.say('mission.price.take', {
      what: withPlace(words, whereWords(rule, context), context),
      ...paidBy(rule, context),
    });
  },
  exit: (rule, context) => context.say('mission.price.exit', paidBy(rule, context)),
  search: (rule, context) =>
    context.say('mission.price.search', {
      what: withPlace(context.say('mission.to-search'), whereWords(rule, context), context),
      ...paidBy(rule, context),
    }),
  enter: (rule, context) =>
    context.say('mission.price.enter', {
      place: placeWords('area', rule.in, context),
      ...paidBy(rule, context),
    }),
  drive: (rule, context) =>
    context.say('mission.price.drive', {
      machine:
        rule.machine === undefined ? context.say('mission.any-machine') : machineWords(rule.machine, context),
      ...paidBy(rule, context),
    }),
};

function paidBy({ who, pay }: Pick<PriceRule, 'who' | 'pay'>, context: MissionContext) {
  return { who: anySurvivor(who, context), price: pricesWords(pay, context) };
}

function whereWords({ in: place }: Pick<RuleFor<'take'>, 'in'>, context: MissionContext) {
  return place === undefined ? undefined : placeWords('in', place, context);
}

type AnyTeller = (rule: never, context: MissionContext) => string;

export function priceRuleWords(rule: PriceRule, context: MissionContext): string {
  const teller: AnyTeller = tellers[rule.for];
  return teller(rule as never, context);
}

/** One of several ways to pay, such as `fare.2`. */
export function priceNamed(id: string, words: Words): string {
  for (const rule of words.mission.rules) {
    const pay = 'price' in rule ? rule.price.pay : 'action' in rule ? (rule.action.pay ?? []) : [];
    const price = pay.find((_, index) => id === `${rule.id}.${index + 1}`);
    if (price) return asSentence(deedWords(price, words.mission), words);
  }
  return id;
}
