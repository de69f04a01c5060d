import type { FamilyGame } from '../game';
import { cardName } from '../names';
import { NONE } from '../state';
import { refill } from './equipment-deck';

/** A card of one kind, looked up in the Equipment deck, which is shuffled afterwards; NONE if it holds no such card. */
export function takeFromDeck(game: FamilyGame, kind: string, rules: readonly string[]): number {
  const { equipment } = game.piles;
  const card = game.table.cards.findIndex((one, number) => one.kind.id === kind && equipment.remove(number));
  if (card < 0) return NONE;
  equipment.shuffle(game.state.equipmentStream);
  game.events?.push({ type: 'drew', rules, pile: 'equipment', card: cardName(game, card) });
  game.events?.push({ type: 'shuffled', rules, pile: 'equipment', cards: equipment.size });
  refill(game);
  return card;
}
