import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type CompanionEvent =
  /** What else it costs is told by what is discarded or handed over for it. */
  | (GameEvent<'rallied'> & { survivor: string; by: string; cost: number })
  | (GameEvent<'follows'> & { survivor: string; leader: string });

export const companionEvents: TraitsOf<CompanionEvent> = {
  rallied: { weight: 'notable' },
  follows: { weight: 'notable' },
};
