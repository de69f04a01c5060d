import abominationsFile from './abominations.json';
import type { Name, Printed } from './printed';
import deckFile from './zombie-deck.json';
import zombiesFile from './zombies.json';

export const ZOMBIES = ['walker', 'runner', 'fatty', 'abomination'] as const;
export type Zombie = (typeof ZOMBIES)[number];

export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;

interface Profile {
  readonly name: Name;
  readonly actions: number;
  /** Dealt by one attack. */
  readonly wounds: number;
  readonly damageNeeded: number;
  /** For whoever eliminates it. */
  readonly adrenaline: number;
}

export interface ZombieKind extends Profile, Printed {
  readonly id: Zombie;
  /** How many there are; spawning can run out of them. */
  readonly miniatures: number;
}

export const ABOMINATION_SPECIALS = ['none'] as const;

/** A card of the Abomination deck. */
export interface Abomination extends Profile, Printed {
  readonly id: string;
  readonly special: (typeof ABOMINATION_SPECIALS)[number];
}

/** How many appear at blue, yellow, orange and red. */
export type Counts = readonly [number, number, number, number];

export type ZombieCard = { readonly id: number } & Printed &
  (
    | { readonly kind: 'spawn'; readonly zombie: Exclude<Zombie, 'abomination'>; readonly counts: Counts }
    | { readonly kind: 'abomination'; readonly counts: Counts }
    | { readonly kind: 'extra-activation'; readonly zombie: Exclude<Zombie, 'abomination'> }
  );

export const zombieKinds = zombiesFile.zombies as readonly ZombieKind[];
export const abominations = abominationsFile.abominations as readonly Abomination[];
export const zombieCards = deckFile.cards as unknown as readonly ZombieCard[];
