import { ZOMBIES, type ZombieCard } from '../content';
import type { UoaGame } from '../game';

export function hasZombieCards(game: UoaGame): boolean {
  return game.piles.zombies.size + game.piles.zombieDiscards.size > 0;
}

/** The top card. Where none is left, the discards are the new deck. */
export function drawZombieCard(game: UoaGame): number {
  const { zombies } = game.piles;
  if (zombies.size === 0) reshuffle(game);
  return zombies.draw();
}

export function discardZombieCard(game: UoaGame, card: number): void {
  game.piles.zombieDiscards.put(card);
}

function reshuffle(game: UoaGame): void {
  const { zombies, zombieDiscards } = game.piles;
  zombieDiscards.moveTo(zombies);
  zombies.shuffle(game.state.spawnStream);
  game.events?.push({ type: 'shuffled', rules: ['UOA-SPAWN-07'], pile: 'zombies', cards: zombies.size });
}

export function zombieCard(game: UoaGame, card: number): ZombieCard {
  const found = game.table.zombieCards[card];
  if (!found) throw new RangeError(`There is no Zombie card ${card}`);
  return found;
}

/** The number that is printed on it. */
export function zombieCardName(game: UoaGame, card: number): string {
  return String(zombieCard(game, card).id);
}

/** Which zombies a card brings or stirs. */
export function zombiesOn(card: Exclude<ZombieCard, { kind: 'abomination' }>): number {
  return ZOMBIES.indexOf(card.zombie);
}
