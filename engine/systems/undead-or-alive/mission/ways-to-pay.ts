import { discardCard } from '../../../family/zombicide/cards/discard';
import { isRepeated, slotOf } from '../../../family/zombicide/cards/held';
import { survivorName } from '../../../family/zombicide/names';
import { giveUp, leaveSlot } from '../cards/carried';
import type { UoaGame } from '../game';
import { objectiveNames } from '../names';
import type { ThingPrice } from '../survey/price-parts';
import { DO } from '../words';
import { cardsMeant, objectivesHeld } from './holding';

/** A card or an objective that somebody can let go of: the word of the action, and the number of the thing. */
export interface Way {
  readonly word: number;
  readonly thing: number;
}

export function wayNamed(word: number, thing: number): Way {
  return { word, thing };
}

/** Tells ways apart. */
export function nameOf({ word, thing }: Way): string {
  return `${word} ${thing}`;
}

/** What somebody has that would do for any of these, each once. */
export function waysToPay(game: UoaGame, survivor: number, prices: readonly ThingPrice[]): Way[] {
  const all = prices.flatMap((price) =>
    'card' in price
      ? cardsMeant(game, survivor, price.card).map((card) => wayNamed(DO.discard, card))
      : objectivesHeld(game, survivor, price.objective).map((one) => wayNamed(DO['hand-over'], one)),
  );
  const names = all.map(nameOf);
  return all.filter((way, index) => names.indexOf(nameOf(way)) === index);
}

/** Of cards just like each other in slots of one sort one is offered. */
export function isLikeAnother(game: UoaGame, survivor: number, { word, thing }: Way): boolean {
  return word === DO.discard && isRepeated(game, survivor, slotOf(game, survivor, thing));
}

export function letGo(game: UoaGame, survivor: number, { word, thing }: Way, rules: readonly string[]): void {
  if (word === DO.discard) {
    discardCard(game, thing, rules);
    return;
  }
  leaveSlot(game, thing);
  giveUp(game, thing);
  game.events?.push({
    type: 'handed-over',
    rules,
    survivor: survivorName(game, survivor),
    ...objectiveNames(game, thing),
  });
}
