import type { ActionList } from '../../../game/action-list';
import type { FamilyGame } from '../game';
import { cardName, survivorName } from '../names';
import { NONE } from '../state';
import { freeSlotFor } from './held';

/** One place of each sort is enough: which of two free hands takes a card makes no difference. */
export function offerPlaces(game: FamilyGame, survivor: number, card: number, list: ActionList): void {
  for (let group = 0; group < game.table.slotGroups.length; group++) {
    const slot = freeSlotFor(game, survivor, card, group);
    if (slot !== NONE) list.add(game.words.place, card, survivor, slot);
  }
}

/** From the cards being dealt into a slot. */
export function placeCard(game: FamilyGame, card: number, survivor: number, slot: number): void {
  game.piles.dealing.remove(card);
  game.state.slots.set(survivor, slot, card);
  game.events?.push({
    type: 'placed-card',
    rules: game.because['one-card-a-slot'],
    survivor: survivorName(game, survivor),
    card: cardName(game, card),
    slot: game.table.slots[slot] ?? '',
  });
}
