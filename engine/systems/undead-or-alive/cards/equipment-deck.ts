import type { UoaGame } from '../game';
import type { OpenGame } from '../hidden/open-game';
import { cardName } from '../names';

export function equipmentLeft(game: OpenGame): boolean {
  return game.piles.equipment.size > 0;
}

/** The top card. With the last one gone, the discards are the new deck. */
export function drawEquipment(game: UoaGame, rules: readonly string[] = ['UOA-SEARCH-01']): number {
  const { equipment } = game.piles;
  const card = equipment.draw();
  game.events?.push({
    type: 'drew',
    rules,
    pile: 'equipment',
    card: cardName(game, card),
  });
  refill(game);
  return card;
}

/** Done whenever a card may have left or reached the piles, so that the deck is empty only when nothing is left. */
export function refill(game: UoaGame): void {
  const { equipment, equipmentDiscards } = game.piles;
  if (equipment.size > 0 || equipmentDiscards.size === 0) return;
  equipmentDiscards.moveTo(equipment);
  equipment.shuffle(game.state.equipmentStream);
  game.events?.push({
    type: 'shuffled',
    rules: ['UOA-SEARCH-04'],
    pile: 'equipment',
    cards: equipment.size,
  });
}
