import type { FamilyGame } from '../game';

export function hasZombieCards(game: FamilyGame): boolean {
  return game.piles.zombies.size + game.piles.zombieDiscards.size > 0;
}

/** Takes the top card. If none is left, the discards become the deck. */
export function drawZombieCard(game: FamilyGame): number {
  const { zombies } = game.piles;
  if (zombies.size === 0) reshuffle(game);
  return zombies.draw();
}

export function discardZombieCard(game: FamilyGame, card: number): void {
  game.piles.zombieDiscards.put(card);
}

function reshuffle(game: FamilyGame): void {
  const { zombies, zombieDiscards } = game.piles;
  zombieDiscards.moveTo(zombies);
  zombies.shuffle(game.state.spawnStream);
  game.events?.push({
    type: 'shuffled',
    rules: game.because['zombie-deck-empty'],
    pile: 'zombies',
    cards: zombies.size,
  });
}
