import { type SpawnEvent as Shared, spawnEvents as shared } from '../../../family/zombicide/spawning/events';
import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type SpawnEvent =
  | Shared
  | GameEvent<'spawn-step'>
  /** Tokens that are not alike share a place in the order, and this one has been chosen. */
  | (GameEvent<'next-token'> & { token: string; zone: string })
  /** A card for a token, or for a zone by a rule of the mission; the level is the one by which it is read. */
  | (GameEvent<'drew'> & { pile: 'zombies'; card: string; token?: string; zone: string; level: string })
  | (GameEvent<'drew'> & { pile: 'abominations'; card: string })
  | (GameEvent<'shuffled'> & { pile: 'zombies' | 'abominations'; cards: number })
  | (GameEvent<'spawned'> & { token?: string; zone: string; zombie: string; count: number; asked: number })
  | (GameEvent<'nothing-spawned'> & { token?: string; zone: string; card: string; level: string })
  /** A token that got no card: it was inactive, or became active when its place had been passed, or a rule forbids it. */
  | (GameEvent<'no-spawn'> & { token: string; zone: string; why: 'inactive' | 'passed' | 'forbidden' })
  | (GameEvent<'short-of-miniatures'> & { zone: string; zombie: string; missing: number })
  | (GameEvent<'abomination-arrives'> & { abomination: string; zone: string })
  | (GameEvent<'abomination-gone'> & { abomination: string })
  /** A token appeared, was turned over, or was moved from somewhere. */
  | (GameEvent<'token'> & { token: string; status: string; zone: string; from?: string });

/** What decks do is the same for all of them: see `cards`. */
export const spawnEvents: Omit<TraitsOf<SpawnEvent>, 'drew' | 'shuffled'> = {
  ...shared,
  'next-token': { weight: 'notable', groups: ['zombies'], scene: 'leads' },
  'spawn-step': { weight: 'notable', begins: 'spawning', scene: 'leads' },
  spawned: { weight: 'notable', groups: ['zombies'], isWatched: true, startles: true, flash: 'comes' },
  'nothing-spawned': { weight: 'notable', groups: ['zombies'] },
  'no-spawn': { weight: 'notable', groups: ['zombies'], scene: 'follows' },
  'short-of-miniatures': { weight: 'notable', groups: ['zombies'] },
  'abomination-arrives': { weight: 'grave', groups: ['zombies'], startles: true, flash: 'entrance' },
  'abomination-gone': { weight: 'notable', groups: ['zombies'] },
  token: { weight: 'notable', groups: ['zombies'], startles: true },
};
