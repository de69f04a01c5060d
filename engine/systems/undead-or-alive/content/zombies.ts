import type {
  AbominationsFile,
  Zombie,
  ZombieDeckFile,
  ZombiesFile,
} from '../../../../schemas/generated/undead-or-alive';
import abominationsFile from './abominations.json';
import deckFile from './zombie-deck.json';
import zombiesFile from './zombies.json';

export const ZOMBIES = ['walker', 'runner', 'fatty', 'abomination'] as const satisfies readonly Zombie[];

export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;

export const { zombies: zombieKinds } = zombiesFile as unknown as ZombiesFile;
export const { abominations } = abominationsFile as unknown as AbominationsFile;
export const { cards: zombieCards } = deckFile as unknown as ZombieDeckFile;
