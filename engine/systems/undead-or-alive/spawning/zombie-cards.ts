import { ZOMBIES, type ZombieCard } from '../content';
import type { UoaGame } from '../game';

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
