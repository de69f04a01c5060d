import type { ActionList } from '../../../game/action-list';
import type { UoaGame } from '../game';
import { cardName, survivorName } from '../names';
import { NONE, SLOTS } from '../state';
import { DO } from '../words';
import { freeSlotFor, GROUPS } from './held';

/** One place of each sort is enough: which of two free hands takes a card makes no difference. */
export function offerPlaces(game: UoaGame, survivor: number, card: number, list: ActionList): void {
  for (let group = 0; group < GROUPS; group++) {
    const slot = freeSlotFor(game, survivor, card, group);
    if (slot !== NONE) list.add(DO.place, card, survivor, slot);
  }
}

/** From the cards being dealt into a slot. */
export function placeCard(game: UoaGame, card: number, survivor: number, slot: number): void {
  game.piles.dealing.remove(card);
  game.state.slots.set(survivor, slot, card);
  game.events?.push({
    type: 'placed-card',
    rules: ['UOA-INV-01'],
    survivor: survivorName(game, survivor),
    card: cardName(game, card),
    slot: SLOTS[slot] as string,
  });
}
