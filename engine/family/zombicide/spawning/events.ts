import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type SpawnEvent =
  | (GameEvent<'zombie-link'> & { survivor: string })
  /** With how many of them there are. */
  | (GameEvent<'extra-activation'> & { zombie: string; count: number });

export const spawnEvents: TraitsOf<SpawnEvent> = {
  'zombie-link': { weight: 'notable', groups: ['zombies'] },
  'extra-activation': { weight: 'notable', groups: ['zombies'] },
};
