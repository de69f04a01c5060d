import type { UoaGame } from '../game';
import { giveUp, objectiveOf } from '../mission/carried';
import { cardName, survivorName } from '../names';
import { NONE } from '../state';
import { refill } from './equipment-deck';
import { kindOf, ownerOf, slotOf } from './held';

/** How a card goes: by whom, who need not have held it yet, and whether it was for drinking. */
interface Farewell {
  readonly by?: number;
  readonly drunk?: true;
}

/** Away with a card, wherever it is. Only what came from the Equipment deck can come back. */
export function discardCard(
  game: UoaGame,
  card: number,
  rules: readonly string[],
  { by, drunk }: Farewell = {},
): void {
  const owner = ownerOf(game, card);
  if (owner !== NONE) game.state.slots.set(owner, slotOf(game, owner, card), NONE);
  else game.piles.dealing.remove(card);
  game.state.emptied.set(card, 0, 0);
  const pile = kindOf(game, card).deck === 'equipment' ? game.piles.equipmentDiscards : game.piles.removed;
  pile.put(card); // UOA-SEARCH-04
  const objective = objectiveOf(game, card);
  if (objective !== NONE) giveUp(game, objective);
  const who = by ?? owner;
  game.events?.push({
    type: 'discarded',
    rules,
    card: cardName(game, card),
    ...(who === NONE ? {} : { survivor: survivorName(game, who) }),
    ...(drunk && { drunk }),
  });
  refill(game);
}
