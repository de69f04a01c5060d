import type { GameEvent } from '../../../game/events';

export type SpawnEvent =
  | (GameEvent<'zombie-link'> & { survivor: string })
  | GameEvent<'spawn-step'>
  /** A card for a token; the level is the one by which it is read. */
  | (GameEvent<'drew'> & { pile: 'zombies'; card: string; token: string; zone: string; level: string })
  | (GameEvent<'drew'> & { pile: 'abominations'; card: string })
  | (GameEvent<'shuffled'> & { pile: 'zombies' | 'abominations'; cards: number })
  | (GameEvent<'spawned'> & { token: string; zone: string; zombie: string; count: number; asked: number })
  | (GameEvent<'nothing-spawned'> & { token: string; zone: string; card: string; level: string })
  /** A token that got no card: it was inactive, or became active when its place had been passed. */
  | (GameEvent<'no-spawn'> & { token: string; zone: string; why: 'inactive' | 'passed' })
  | (GameEvent<'short-of-miniatures'> & { zone: string; zombie: string; missing: number })
  /** With how many of them there are. */
  | (GameEvent<'extra-activation'> & { zombie: string; count: number })
  | (GameEvent<'abomination-arrives'> & { abomination: string; zone: string })
  | (GameEvent<'abomination-gone'> & { abomination: string })
  /** A token appeared, was turned over, or was moved from somewhere. */
  | (GameEvent<'token'> & { token: string; status: string; zone: string; from?: string });
