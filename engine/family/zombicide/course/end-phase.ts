import type { FamilyGame } from '../game';
import { cardName } from '../names';

// Steps of the End Phase, which each game lists in order, with its own among them.

export function tellOfEndPhase(game: FamilyGame): void {
  game.events?.push({ type: 'end-phase', rules: game.because['end-phase'] });
}

/** Every weapon is ready again, whoever has it. */
export function reloadAll(game: FamilyGame): void {
  const weapons: string[] = [];
  for (let card = 0; card < game.table.sizes.cards; card++) {
    if (game.state.emptied.at(card) === 0) continue;
    game.state.emptied.set(card, 0, 0);
    if (game.events) weapons.push(cardName(game, card));
  }
  if (weapons.length > 0) {
    game.events?.push({ type: 'reloaded-all', rules: game.because['end-phase-reloads'], weapons });
  }
}

/** The first player's token goes to the left. */
export function passFirstPlayer(game: FamilyGame): void {
  game.state.firstPlayer = (game.state.firstPlayer + 1) % game.table.players;
  game.events?.push({
    type: 'first-player',
    rules: game.because['first-player-passes'],
    player: game.state.firstPlayer,
  });
}
