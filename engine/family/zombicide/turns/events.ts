import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type TurnEvent =
  /** By a skill, or as a part of what has just been done. */
  | (GameEvent<'free-action'> & { survivor: string; skill?: string })
  | (GameEvent<'turn-began'> & { survivor: string; actions: number })
  | (GameEvent<'turn-ended'> & { survivor: string; unspent: number });

export const turnEvents: TraitsOf<TurnEvent> = {
  'free-action': { weight: 'plain' },
  'turn-began': { weight: 'plain' },
  'turn-ended': { weight: 'plain', endsTurn: true, scene: 'leads' },
};
