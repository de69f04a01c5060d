import { discardCard } from '../../../family/zombicide/cards/discard';
import { refill } from '../../../family/zombicide/cards/equipment-deck';
import { cardIn, kindOf, ownerOf } from '../../../family/zombicide/cards/held';
import { survivorName } from '../../../family/zombicide/names';
import { refusal } from '../../../game/refusal';
import { slotTakes } from '../cards/favourite';
import { equipmentCards } from '../content';
import type { UoaGame } from '../game';
import { NONE, SLOTS } from '../state';
import { DECKS_TO_DRAW } from '../words';
import { type NotBent, notASurvivor } from './refusals';

// Changes of what somebody holds, and of what comes next from the decks.

/** One card of a kind into a slot. What lay there is discarded. */
export function giveCard(game: UoaGame, survivor: number, kind: number, slot: number): NotBent | undefined {
  const wrong = notASurvivor(game, survivor);
  if (wrong) return wrong;
  const before = cardIn(game, survivor, slot);
  if (before !== NONE && isOf(game, before, kind)) return undefined;
  const card = takeOut(game, kind);
  const name = equipmentCards[kind]?.id ?? '';
  if (card === NONE) return refusal('no-card-left', { card: name });
  if (!slotTakes(game, survivor, card, slot)) {
    return refusal('does-not-fit', {
      survivor: survivorName(game, survivor),
      card: name,
      slot: SLOTS[slot] ?? '',
    });
  }
  if (before !== NONE) discardCard(game, before, []);
  game.state.slots.set(survivor, slot, card);
  refill(game);
  return undefined;
}

/** It is discarded; nobody drinks anything. */
export function dropCard(game: UoaGame, survivor: number, slot: number): NotBent | undefined {
  const wrong = notASurvivor(game, survivor);
  if (wrong) return wrong;
  const card = cardIn(game, survivor, slot);
  if (card !== NONE) {
    discardCard(game, card, []);
    return undefined;
  }
  return refusal('empty-slot', { survivor: survivorName(game, survivor), slot: SLOTS[slot] ?? '' });
}

/** A card that lies in a deck, or was discarded, is the next to be drawn. */
export function layNextCard(game: UoaGame, deck: number, kind: number): NotBent | undefined {
  const pile = DECKS_TO_DRAW[deck] ?? 'equipment';
  const { id, deck: home } = equipmentCards[kind] ?? { id: '', deck: 'starting' };
  if (home !== pile) return refusal('other-deck', { pile, card: id });
  const card = takeOut(game, kind);
  if (card === NONE) return refusal('no-card-left', { card: id });
  game.piles[pile].put(card);
  return undefined;
}

/** The same for a Zombie card. */
export function layNextZombies(game: UoaGame, card: number): undefined {
  const { zombies, zombieDiscards } = game.piles;
  if (!zombies.remove(card)) zombieDiscards.remove(card);
  zombies.put(card);
}

/** Where a card may lie that nobody has, the likeliest first. */
const HEAPS = ['equipment', 'equipmentDiscards', 'bounty', 'removed', 'reserve'] as const;

/** A card of a kind, from wherever it lies; Starting cards that nobody chose lie in the box. */
function takeOut(game: UoaGame, kind: number): number {
  const { cards } = game.table;
  const copies = [...cards.keys()].filter((card) => isOf(game, card, kind));
  for (const name of HEAPS) {
    const card = copies.find((copy) => game.piles[name].remove(copy));
    if (card !== undefined) return card;
  }
  const inDeck = copies.find((copy) => game.decks.some((deck) => deck.remove(copy)));
  if (inDeck !== undefined) return inDeck;
  const inBox = copies.find((card) => kindOf(game, card).deck === 'starting' && ownerOf(game, card) === NONE);
  return inBox ?? NONE;
}

function isOf(game: UoaGame, card: number, kind: number): boolean {
  return kindOf(game, card) === equipmentCards[kind];
}
