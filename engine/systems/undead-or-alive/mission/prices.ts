import type { Place, PriceRule } from '../../../../schemas';
import { playerFor } from '../../../family/zombicide/actors';
import type { ActionList } from '../../../game/action-list';
import { decision, OPEN, procedure } from '../../../game/agenda';
import type { UoaGame } from '../game';
import type { SinglePrice } from '../mission-program';
import { loseAdrenaline } from '../people/lose-adrenaline';
import { NONE } from '../state';
import { isThing, pricesOf } from '../survey/price-parts';
import { DO } from '../words';
import { billOf, canPayBills } from './affording';
import { at } from './at-hand';
import { isCompanionMeant, machineMeant } from './filters';
import { isMeantAs, possibleColours } from './objectives-meant';
import { isNow } from './restrictions';
import { basisOf } from './rule-facts';
import { isLikeAnother, letGo, wayNamed, waysToPay } from './ways-to-pay';
import { isInArea, isSurvivorMeant } from './whereabouts';

// What has to be given up for something, besides the action.

type Purpose = PriceRule['for'];

/** Whether there are any such prices at all in this mission. */
export function hasPrices({ table }: Pick<UoaGame, 'table'>, purpose: Purpose): boolean {
  const { asksPrices, prices } = table.mission;
  return asksPrices && prices[purpose].length > 0;
}

/**
 * The rules, by their numbers, that ask a survivor for something: for rallying a companion, taking an objective,
 * driving a machine, coming into a zone, each by its number.
 */
export function pricesFor(game: UoaGame, purpose: Purpose, survivor: number, thing: number = NONE): number[] {
  const { rules, prices } = game.table.mission;
  return prices[purpose].filter((number) => {
    const rule = rules[number];
    return rule && 'price' in rule && isAsked(game, rule.price, survivor, thing);
  });
}

function isAsked(game: UoaGame, price: PriceRule, survivor: number, thing: number): boolean {
  if (price.who !== undefined && !isSurvivorMeant(game, price.who, survivor, at(game, survivor)))
    return false;
  // Where it is asked for depends on what it is for.
  return isAbout(game, price, survivor, thing) && isNow(game, price, at(game, survivor));
}

function isAbout(game: UoaGame, price: PriceRule, survivor: number, thing: number): boolean {
  switch (price.for) {
    case 'exit':
    case 'search':
      return true;
    case 'rally':
      return isCompanionMeant(game, price, thing);
    case 'take':
      // What lies face down is for those who could pay whatever it turns out to be: else the answer would reveal it.
      return possibleColours(game, thing).some((colour) => isMeantAs(game, price, thing, colour));
    case 'enter':
      return isFromOutside(game, price.in, survivor, thing);
    case 'drive':
      return price.machine === undefined || machineMeant(game, price.machine) === thing;
  }
}

function isFromOutside(game: UoaGame, place: Place, survivor: number, zone: number): boolean {
  const hand = at(game, survivor);
  return isInArea(game, zone, place, hand) && !isInArea(game, hand.zone, place, hand);
}

/** Whether somebody has all that they are asked for. */
export function canAfford(game: UoaGame, purpose: Purpose, survivor: number, thing: number = NONE): boolean {
  return !hasPrices(game, purpose) || canPayPrices(game, survivor, pricesFor(game, purpose, survivor, thing));
}

/** Whether somebody has something for the price of each of these rules. */
export function canPayPrices(game: UoaGame, survivor: number, rules: readonly number[]): boolean {
  return canPayBills(
    game,
    survivor,
    rules.map((rule) => billOf(game, rule)).filter((bill) => bill.things.length + bill.bundles.length > 0),
  );
}

/** To be called when what is paid for is on the agenda already, which is a stack. */
export function askPrices(game: UoaGame, survivor: number, rules: readonly number[]): void {
  for (const rule of [...rules].reverse()) price.begin(game, survivor, rule);
}

export function askPriceOfAction(game: UoaGame, survivor: number, number: number): void {
  const rule = game.table.mission.rules[number];
  if (rule && pricesOf(rule).length > 0) askPrices(game, survivor, [number]);
}

/** One price: asked for as far as it can still be paid when its turn comes. */
export const price = procedure<UoaGame, 'survivor' | 'rule'>(
  'price',
  ['survivor', 'rule'],
  [
    (game, { survivor, rule }) => {
      if (canPayPrices(game, survivor, [rule])) payPrice.begin(game, survivor, rule, NONE, 0);
    },
  ],
);

/** Which of the things that would do is given up; not one that another price needs. */
export const payPrice = decision<UoaGame, 'survivor' | 'rule' | 'bundle' | 'part'>(
  'pay-price',
  ['survivor', 'rule', 'bundle', 'part'],
  {
    decider: (game, { survivor }) => playerFor(game, survivor),
    options(game, { survivor, rule, bundle, part }, list: ActionList) {
      const all = pricesToCome(game).map((number) => billOf(game, number));
      // Prices that nobody could pay together are paid as far as anybody can.
      const others = canPayBills(game, survivor, all, [], [...partsLeft(game, bundle, part)]) ? all : [];
      if (bundle !== NONE) {
        const [now, ...later] = partsLeft(game, bundle, part);
        for (const way of waysToPay(game, survivor, now ? [now] : [])) {
          if (isLikeAnother(game, survivor, way)) continue;
          if (canPayBills(game, survivor, others, [way], later)) list.add(way.word, way.thing);
        }
        return;
      }
      const bill = billOf(game, rule);
      const isTight = !canPayBills(game, survivor, [bill, ...others]);
      const rest = isTight ? [] : others;
      for (const way of waysToPay(game, survivor, bill.things)) {
        if (isLikeAnother(game, survivor, way)) continue;
        if (canPayBills(game, survivor, rest, [way])) list.add(way.word, way.thing);
      }
      for (const each of bill.bundles) {
        if (!canPayBills(game, survivor, rest, [], each.parts)) continue;
        list.add(DO['pay-price'], game.table.mission.bundles.indexOf(each));
      }
    },
    choose(game, frame, { kind, a: thing }) {
      const { survivor } = frame;
      const rule = game.table.mission.rules[frame.rule];
      const rules = rule ? basisOf(rule) : [];
      if (kind === DO['pay-price']) {
        frame.bundle = thing;
        payBeside(game, survivor, game.table.mission.bundles[thing]?.parts ?? [], rules);
      } else {
        letGo(game, survivor, wayNamed(kind, thing), rules);
        frame.part += 1;
      }
      if (partsLeft(game, frame.bundle, frame.part).length > 0) frame.step = OPEN;
    },
  },
);

/** The things of a bundle that are still to be given up. */
function partsLeft({ table }: UoaGame, bundle: number, part: number) {
  return (table.mission.bundles[bundle]?.parts ?? []).filter(isThing).slice(part);
}

const [ITEM, STEP, RULE] = [0, 1, 3] as const;

/** The rules whose prices wait below the one that is being paid; that one has taken its step. */
function pricesToCome({ state }: UoaGame): number[] {
  const rules: number[] = [];
  for (let row = state.agendaDepth - 2; row >= 0; row--) {
    if (state.agenda.at(row, ITEM) !== price.number) break;
    if (state.agenda.at(row, STEP) === 0) rules.push(state.agenda.at(row, RULE));
  }
  return rules;
}

/** All of a bundle that is no thing. */
function payBeside(
  game: UoaGame,
  survivor: number,
  parts: readonly SinglePrice[],
  rules: readonly string[],
): void {
  const { counters } = game.state;
  for (const part of parts) {
    if ('adrenaline' in part) loseAdrenaline(game, survivor, part.adrenaline, rules);
    else if ('wounds' in part) game.ways.wound(game, survivor, part.wounds, rules);
    else if ('counter' in part) {
      counters.add(game.table.mission.counters.indexOf(part.counter), 0, -(part.count ?? 1));
    }
  }
}
