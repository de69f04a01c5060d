import type { FamilyGame } from '../game';
import { cardName, survivorName } from '../names';
import { NONE } from '../state';
import { refill } from './equipment-deck';
import { kindOf, ownerOf, slotOf } from './held';

/**
 * Discards a card, wherever it is; only what came from the Equipment deck can come back. `by` is for a card that nobody
 * has held yet.
 */
export function discardCard(
  game: FamilyGame,
  card: number,
  rules: readonly string[],
  by?: number,
  told: { readonly drunk?: true } = {},
): void {
  const owner = ownerOf(game, card);
  if (owner !== NONE) game.state.slots.set(owner, slotOf(game, owner, card), NONE);
  else game.piles.dealing.remove(card);
  game.state.emptied.set(card, 0, 0);
  const pile = kindOf(game, card).deck === 'equipment' ? game.piles.equipmentDiscards : game.piles.removed;
  pile.put(card);
  game.ways.cardIsGone(game, card);
  const who = by ?? owner;
  game.events?.push({
    type: 'discarded',
    rules,
    card: cardName(game, card),
    ...(who === NONE ? {} : { survivor: survivorName(game, who) }),
    ...told,
  });
  refill(game);
}
