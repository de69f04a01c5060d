import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type ActionEvent =
  | (GameEvent<'moved'> & { survivor: string; from: string; to: string; cost: number })
  | (GameEvent<'searched'> & { survivor: string; zone: string })
  | (GameEvent<'reorganized'> & { survivor: string })
  | (GameEvent<'traded'> & { survivor: string; with: string })
  | (GameEvent<'refused-trade'> & { survivor: string; with: string });

export const actionEvents: TraitsOf<ActionEvent> = {
  moved: { weight: 'plain' },
  searched: { weight: 'notable' },
  reorganized: { weight: 'plain' },
  traded: { weight: 'plain' },
  'refused-trade': { weight: 'notable' },
};
