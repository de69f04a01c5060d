import type { Cards } from '../../../../schemas';
import { drawEquipment } from '../../../family/zombicide/cards/equipment-deck';
import { takeFromDeck } from '../../../family/zombicide/cards/from-deck';
import { kindOf } from '../../../family/zombicide/cards/held';
import { cardName } from '../../../family/zombicide/names';
import type { Pile } from '../../../game/piles';
import { equipmentCards } from '../content';
import { kindsMeant } from '../content/cards-meant';
import type { UoaGame } from '../game';
import { NONE } from '../state';

// Where a mission lets cards come from: the Equipment deck, what was discarded, or a deck of its own.

export const EQUIPMENT = 'equipment';

export function pileFrom(game: UoaGame, from: string): Pile | undefined {
  if (from === EQUIPMENT) return game.piles.equipment;
  if (from === 'discards') return game.piles.equipmentDiscards;
  return game.decks[game.table.mission.decks.findIndex(({ id }) => id === from)];
}

export function cardsLeft(game: UoaGame, from: string): number {
  return pileFrom(game, from)?.size ?? 0;
}

/** The top card, whatever it is; none where there is none left. */
export function drawFrom(game: UoaGame, from: string, rules: readonly string[]): number {
  const pile = pileFrom(game, from);
  if (!pile || pile.size === 0) return NONE;
  if (from === EQUIPMENT) return drawEquipment(game, rules);
  const card = pile.draw();
  tell(game, from, card, rules);
  return card;
}

/** A card of a kind is looked up; what lies face down is shuffled afterwards. */
export function takeFrom(game: UoaGame, from: string, kind: string, rules: readonly string[]): number {
  if (from === EQUIPMENT) return takeFromDeck(game, kind, rules);
  const pile = pileFrom(game, from);
  const card = game.table.cards.findIndex((one, number) => one.kind.id === kind && pile?.remove(number));
  if (!pile || card < 0) return NONE;
  tell(game, from, card, rules);
  if (from !== 'discards') pile.shuffle(game.state.equipmentStream);
  return card;
}

/** The sorts of cards, by their numbers, that are there of those that are meant. */
export function kindsThere(game: UoaGame, from: string, cards: Cards): number[] {
  const pile = pileFrom(game, from);
  const there = new Set<string>();
  for (let place = 0; place < (pile?.size ?? 0); place++)
    there.add(kindOf(game, pile?.card(place) ?? NONE).id);
  return kindsMeant(cards).filter((kind) => there.has(equipmentCards[kind]?.id ?? ''));
}

function tell(game: UoaGame, from: string, card: number, rules: readonly string[]): void {
  const pile = from === 'discards' ? 'equipmentDiscards' : from;
  game.events?.push({ type: 'drew', rules, pile, card: cardName(game, card) });
}
