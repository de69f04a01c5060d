import type { Price, Prices } from '../../../../schemas';
import { canPayEach } from '../../../mission/each-its-own';
import type { ActionList } from '../../../game/action-list';
import { decision } from '../../../game/agenda';
import { playerFor } from '../actors';
import { discardCard } from '../cards/discard';
import { cardIn, isRepeated, kindOf } from '../cards/held';
import type { UoaGame } from '../game';
import { objectiveNames, survivorName } from '../names';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';
import { basisOf } from './apply-rule';
import { freeSlot, giveUp, keeperOf } from './carried';
import { isCompanionMeant, isObjectiveMeant } from './filters';

// What has to be given up for something, besides the action.

/** The rules, by their numbers, that ask somebody for something before they rally a companion. */
export function pricesOfRallying(game: UoaGame, companion: number): number[] {
  return game.table.mission.rules.flatMap((rule, number) =>
    'price' in rule && isCompanionMeant(game, rule.price, companion) ? [number] : [],
  );
}

/** All of them together: what pays one price is gone then. */
export function canPayPrices(game: UoaGame, survivor: number, rules: readonly number[]): boolean {
  return canPayEach(
    rules.flatMap((rule) => {
      const prices = pricesIn(game, rule);
      return prices ? [ways(game, survivor, prices).map(nameOf)] : [];
    }),
  );
}

/** To be called before what it is for: the agenda is a stack. */
export function askPrice(game: UoaGame, survivor: number, rule: number): void {
  if (pricesIn(game, rule)) payPrice.begin(game, survivor, rule);
}

/** Which of the things that would do is given up. */
export const payPrice = decision<UoaGame, 'survivor' | 'rule'>('pay-price', ['survivor', 'rule'], {
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { survivor, rule }, list: ActionList) {
    const others = pricesToCome(game).map((other) =>
      ways(game, survivor, pricesIn(game, other) ?? []).map(nameOf),
    );
    for (const way of ways(game, survivor, pricesIn(game, rule) ?? [])) {
      // The others have to be paid as well.
      if (!way.isRepeated && canPayEach([[nameOf(way)], ...others])) list.add(way.word, way.thing);
    }
  },
  choose(game, { survivor, rule: number }, { kind, a: thing }) {
    const rule = game.table.mission.rules[number];
    const rules = rule ? basisOf(rule) : [];
    if (kind === DO.discard) discardCard(game, thing, rules);
    else handOver(game, survivor, thing, rules);
  },
});

function pricesIn(game: UoaGame, number: number): Prices | undefined {
  const rule = game.table.mission.rules[number];
  if (rule && 'price' in rule) return rule.price.pay;
  return rule && 'action' in rule ? rule.action.pay : undefined;
}

/** The rules whose prices are asked for after the one at hand. */
function pricesToCome({ state: { agenda, agendaDepth } }: UoaGame): number[] {
  const rules: number[] = [];
  for (let row = agendaDepth - 2; row >= 0 && agenda.at(row, ITEM) === payPrice.number; row--) {
    rules.push(agenda.at(row, RULE));
  }
  return rules;
}

/** Where the agenda has them. */
const [ITEM, RULE] = [0, 3] as const;

interface Way {
  readonly word: number;
  readonly thing: number;
  /** Another just like it is offered. */
  readonly isRepeated?: boolean;
}

function nameOf({ word, thing }: Way): string {
  return `${word} ${thing}`;
}

function ways(game: UoaGame, survivor: number, prices: readonly Price[]): Way[] {
  return prices.flatMap((price) =>
    'card' in price ? cards(game, survivor, price.card) : objectives(game, survivor, price),
  );
}

function cards(game: UoaGame, survivor: number, kind: string): Way[] {
  const found: Way[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const card = cardIn(game, survivor, slot);
    if (card === NONE || kindOf(game, card).id !== kind) continue;
    found.push({ word: DO.discard, thing: card, isRepeated: isRepeated(game, survivor, slot) });
  }
  return found;
}

function objectives(
  game: UoaGame,
  survivor: number,
  { objective: filter }: Extract<Price, { objective: unknown }>,
): Way[] {
  const all = [...game.table.mission.objectives.keys()];
  return all
    .filter((each) => keeperOf(game, each) === survivor && isObjectiveMeant(game, filter, each))
    .map((thing) => ({ word: DO['hand-over'], thing }));
}

function handOver(game: UoaGame, survivor: number, objective: number, rules: readonly string[]): void {
  freeSlot(game, objective);
  giveUp(game, objective);
  game.events?.push({
    type: 'handed-over',
    rules,
    survivor: survivorName(game, survivor),
    ...objectiveNames(game, objective),
  });
}
