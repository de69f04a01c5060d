import type { GameEvent } from '../../../game/events';

export type SpawnEvent =
  | GameEvent<'spawn-step'>
  | (GameEvent<'drew'> & { pile: 'zombies'; card: string; token: string; zone: string; level: string })
  | (GameEvent<'drew'> & { pile: 'abominations'; card: string })
  | (GameEvent<'shuffled'> & { pile: 'zombies' | 'abominations' })
  | (GameEvent<'skipped-token'> & { token: string; zone: string })
  | (GameEvent<'nothing-spawned'> & { token: string; zone: string; card: string })
  | (GameEvent<'spawned'> & { token: string; zone: string; zombie: string; count: number; asked: number })
  | (GameEvent<'short-of-miniatures'> & { zone: string; zombie: string; missing: number })
  | (GameEvent<'extra-activation'> & { zombie: string })
  | (GameEvent<'abomination-arrives'> & { abomination: string; zone: string })
  | (GameEvent<'abomination-gone'> & { abomination: string })
  | (GameEvent<'token'> & { token: string; status: string; zone: string; from?: string });
