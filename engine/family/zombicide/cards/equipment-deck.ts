import type { FamilyGame, OpenFamilyGame } from '../game';
import { cardName } from '../names';

export function equipmentLeft(game: OpenFamilyGame): boolean {
  return game.piles.equipment.size > 0;
}

/** Takes the top card. With the last one gone, the discards become the deck. */
export function drawEquipment(
  game: FamilyGame,
  rules: readonly string[] = game.because['searching'],
): number {
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

/** Call it whenever a card may have left or reached the piles, so that the deck is empty only when nothing is left. */
export function refill(game: FamilyGame): void {
  const { equipment, equipmentDiscards } = game.piles;
  if (equipment.size > 0 || equipmentDiscards.size === 0) return;
  equipmentDiscards.moveTo(equipment);
  equipment.shuffle(game.state.equipmentStream);
  game.events?.push({
    type: 'shuffled',
    rules: game.because['equipment-deck-empty'],
    pile: 'equipment',
    cards: equipment.size,
  });
}
