import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type CardEvent =
  | (GameEvent<'drew'> & { pile: string; card: string })
  | (GameEvent<'shuffled'> & { pile: string; cards: number })
  | (GameEvent<'placed-card'> & { survivor: string; card: string; slot: string })
  | (GameEvent<'discarded'> & { card: string; survivor?: string; drunk?: true });

export const cardEvents: TraitsOf<CardEvent> = {
  drew: { weight: 'notable', scene: 'leads' },
  shuffled: { weight: 'plain', flash: 'deck' },
  'placed-card': { weight: 'plain' },
  discarded: { weight: 'plain' },
};
