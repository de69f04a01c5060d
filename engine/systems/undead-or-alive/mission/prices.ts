import type { Price, Prices } from '../../../../schemas';
import { playerFor } from '../../../family/zombicide/actors';
import { discardCard } from '../../../family/zombicide/cards/discard';
import { cardIn, isRepeated, kindOf, slotOf } from '../../../family/zombicide/cards/held';
import { survivorName } from '../../../family/zombicide/names';
import type { ActionList } from '../../../game/action-list';
import { decision, OPEN } from '../../../game/agenda';
import { canPayEach } from '../../../mission/each-its-own';
import { giveUp, keeperOf, leaveSlot } from '../cards/carried';
import type { UoaGame } from '../game';
import { objectiveNames } from '../names';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';
import { isCompanionMeant } from './filters';
import { isObjectiveMeant } from './objectives-meant';
import { basisOf } from './rule-facts';

// What has to be given up for something, besides the action.

/** The rules, by their numbers, that ask somebody for something before they rally a companion. */
export function pricesOfRallying(game: UoaGame, companion: number): number[] {
  const { rules, prices } = game.table.mission;
  return prices.filter((number) => {
    const rule = rules[number];
    return rule && 'price' in rule && isCompanionMeant(game, rule.price, companion);
  });
}

/** Whether somebody has something for the price of each of these rules. */
export function canPayPrices(
  game: UoaGame,
  survivor: number,
  rules: readonly number[],
  spent: readonly Way[] = [],
): boolean {
  const prices = rules.flatMap((rule) => {
    const asked = pricesIn(game, rule);
    return asked ? [ways(game, survivor, asked).map(nameOf)] : [];
  });
  return canPayEach([...spent.map((way) => [nameOf(way)]), ...prices]);
}

/** To be called when what is paid for is on the agenda already, which is a stack. */
export function askPriceOfAction(game: UoaGame, survivor: number, rule: number): void {
  if (pricesIn(game, rule)) payPrice.begin(game, survivor, rule, NONE);
}

export function askPricesOfRallying(game: UoaGame, survivor: number, companion: number): void {
  const [first] = pricesOfRallying(game, companion);
  if (first !== undefined) payPrice.begin(game, survivor, first, companion);
}

/** Which of the things that would do is given up, for one rule after the other; not one that another rule needs. */
export const payPrice = decision<UoaGame, 'survivor' | 'rule' | 'rallied'>(
  'pay-price',
  ['survivor', 'rule', 'rallied'],
  {
    decider: (game, { survivor }) => playerFor(game, survivor),
    options(game, frame, list: ActionList) {
      const { survivor, rule } = frame;
      const others = pricesAfter(game, frame);
      for (const way of ways(game, survivor, pricesIn(game, rule) ?? [])) {
        const { word, thing } = way;
        const isSame = word === DO.discard && isRepeated(game, survivor, slotOf(game, survivor, thing));
        if (!isSame && canPayPrices(game, survivor, others, [way])) list.add(word, thing);
      }
    },
    choose(game, frame, { kind, a: thing }) {
      const rule = game.table.mission.rules[frame.rule];
      const rules = rule ? basisOf(rule) : [];
      if (kind === DO.discard) discardCard(game, thing, rules);
      else handOver(game, frame.survivor, thing, rules);
      const [next] = pricesAfter(game, frame);
      if (next === undefined) return;
      frame.rule = next;
      frame.step = OPEN;
    },
  },
);

/** The rules whose prices are asked for next. */
function pricesAfter(
  game: UoaGame,
  { rule, rallied }: { readonly rule: number; readonly rallied: number },
): number[] {
  return rallied === NONE ? [] : pricesOfRallying(game, rallied).filter((other) => other > rule);
}

function nameOf({ word, thing }: Way): string {
  return `${word} ${thing}`;
}

function isAmong({ word, thing }: Way, others: readonly Way[]): boolean {
  return others.some((other) => other.word === word && other.thing === thing);
}

function pricesIn(game: UoaGame, number: number): Prices | undefined {
  const rule = game.table.mission.rules[number];
  if (rule && 'price' in rule) return rule.price.pay;
  return rule && 'action' in rule ? rule.action.pay : undefined;
}

interface Way {
  readonly word: number;
  readonly thing: number;
}

/** Each once, though several of the prices may be about it. */
function ways(game: UoaGame, survivor: number, prices: readonly Price[]): Way[] {
  const all = prices.flatMap((price) =>
    'card' in price ? cards(game, survivor, price.card) : objectives(game, survivor, price),
  );
  return all.filter((way, index) => !isAmong(way, all.slice(0, index)));
}

function cards(game: UoaGame, survivor: number, kind: string): Way[] {
  const found: Way[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const card = cardIn(game, survivor, slot);
    if (card === NONE || kindOf(game, card).id !== kind) continue;
    found.push({ word: DO.discard, thing: card });
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
  leaveSlot(game, objective);
  giveUp(game, objective);
  game.events?.push({
    type: 'handed-over',
    rules,
    survivor: survivorName(game, survivor),
    ...objectiveNames(game, objective),
  });
}
