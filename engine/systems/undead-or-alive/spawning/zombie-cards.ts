import type { ZombieCard } from '../content';
import type { UoaGame } from '../game';
import { NONE } from '../state';

/** The top card, or none where no card is left at all. */
export function drawZombieCard(game: UoaGame): number {
  const { zombies } = game.piles;
  if (zombies.size === 0) reshuffle(game);
  return zombies.size === 0 ? NONE : zombies.draw();
}

export function discardZombieCard(game: UoaGame, card: number): void {
  game.piles.zombieDiscards.put(card);
}

export function zombieCard(game: UoaGame, card: number): ZombieCard {
  const found = game.table.zombieCards[card];
  if (!found) throw new RangeError(`There is no Zombie card ${card}`);
  return found;
}

export function zombieCardName(game: UoaGame, card: number): string {
  return String(zombieCard(game, card).id);
}

function reshuffle(game: UoaGame): void {
  const { zombies, zombieDiscards } = game.piles;
  if (zombieDiscards.size === 0) return;
  zombieDiscards.moveTo(zombies);
  zombies.shuffle(game.state.spawnStream);
  game.events?.push({ type: 'shuffled', rules: ['UOA-SPAWN-07'], pile: 'zombies' });
}
