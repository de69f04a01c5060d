import { discardCard } from '../../../family/zombicide/cards/discard';
import { cardIn, kindOf } from '../../../family/zombicide/cards/held';
import { gainAdrenaline } from '../../../family/zombicide/people/adrenaline';
import { because } from '../because';
import { traitOf } from '../content';
import type { UoaGame } from '../game';
import type { OpenGame } from '../open-game';
import { NONE, SLOTS } from '../state';

/** Somebody does without a card, for nothing; Water is drunk, whenever that is. */
export function drop(game: UoaGame, owner: number, card: number, rules: readonly string[]): void {
  const refreshes = traitOf(kindOf(game, card), 'refreshes');
  if (refreshes === undefined) {
    discardCard(game, card, rules, owner);
    return;
  }
  discardCard(game, card, [...because['drinking'], ...rules], owner, { drunk: true });
  gainAdrenaline(game, owner, refreshes, because['adrenaline-for-water']);
}

export function holdsWater(game: OpenGame, survivor: number): boolean {
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const card = cardIn(game, survivor, slot);
    if (card !== NONE && traitOf(kindOf(game, card), 'refreshes')) return true;
  }
  return false;
}
