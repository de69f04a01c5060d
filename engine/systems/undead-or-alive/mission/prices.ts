import type { Price, Prices } from '../../../../schemas';
import type { ActionList } from '../../../game/action-list';
import { decision } from '../../../game/agenda';
import { canPayEach } from '../../../mission/each-its-own';
import { playerFor } from '../actors';
import { discardCard } from '../cards/discard';
import { cardIn, isRepeated, kindOf, slotOf } from '../cards/held';
import type { UoaGame } from '../game';
import { objectiveNames, survivorName } from '../names';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';
import { basisOf } from './apply-rule';
import { giveUp, keeperOf, leaveSlot } from './carried';
import { isCompanionMeant } from './filters';
import { isObjectiveMeant } from './objectives-meant';

// What has to be given up for something, besides the action.

/** The rules, by their numbers, that ask somebody for something before they rally a companion. */
export function pricesOfRallying(game: UoaGame, companion: number): number[] {
  return game.table.mission.rules.flatMap((rule, number) =>
    'price' in rule && isCompanionMeant(game, rule.price, companion) ? [number] : [],
  );
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
export function askPrices(game: UoaGame, survivor: number, rules: readonly number[]): void {
  for (const rule of rules) if (pricesIn(game, rule)) payPrice.begin(game, survivor, rule);
}

/** Which of the things that would do is given up; not one that another price needs. */
export const payPrice = decision<UoaGame, 'survivor' | 'rule'>('pay-price', ['survivor', 'rule'], {
  decider: (game, { survivor }) => playerFor(game, survivor),
  options(game, { survivor, rule }, list: ActionList) {
    const prices = pricesIn(game, rule) ?? [];
    const others = stillToPay(game);
    for (const way of ways(game, survivor, prices)) {
      const { word, thing } = way;
      const isSame = word === DO.discard && isRepeated(game, survivor, slotOf(game, survivor, thing));
      if (!isSame && canPayPrices(game, survivor, others, [way])) list.add(word, thing);
    }
  },
  choose(game, { survivor, rule: number }, { kind, a: thing }) {
    const rule = game.table.mission.rules[number];
    const rules = rule ? basisOf(rule) : [];
    if (kind === DO.discard) discardCard(game, thing, rules);
    else handOver(game, survivor, thing, rules);
  },
});

/** The rules whose prices are asked for next. */
function stillToPay({ state }: UoaGame): number[] {
  const rules: number[] = [];
  for (let row = state.agendaDepth - 2; row >= 0; row--) {
    if (state.agenda.at(row, ITEM) !== payPrice.number) break;
    rules.push(state.agenda.at(row, RULE));
  }
  return rules;
}

/** Columns of the agenda: what it is, and the second of its numbers. */
const [ITEM, RULE] = [0, 3] as const;

function nameOf({ word, thing }: Way): string {
  return `${word} ${thing}`;
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
