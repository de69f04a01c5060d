import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type LaidPiece = 'starting' | 'mobile' | 'abomination' | 'corpse-pile' | 'objective' | 'exit';

export type SetUpEvent =
  /** Tokens of one sort, by their zones. */
  | (GameEvent<'laid'> & { what: LaidPiece; zones: readonly string[] })
  /** Zombies that are there from the start. */
  | (GameEvent<'stands'> & { zombie: string; zone: string; count: number })
  | (GameEvent<'companion'> & { survivor: string; zone?: string })
  | (GameEvent<'starting-weapon'> & { survivor: string; card: string; slot: string })
  | (GameEvent<'started'> & { survivor: string; zone: string })
  | (GameEvent<'noise-laid'> & { zone: string });

export const setUpEvents: TraitsOf<SetUpEvent> = {
  laid: { weight: 'plain' },
  stands: { weight: 'plain' },
  companion: { weight: 'plain' },
  'starting-weapon': { weight: 'plain' },
  started: { weight: 'plain' },
  'noise-laid': { weight: 'plain' },
};
