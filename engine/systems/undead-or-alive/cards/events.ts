import type { GameEvent } from '../../../game/events';

export type CardEvent =
  | (GameEvent<'searched'> & { survivor: string; zone: string })
  | (GameEvent<'drew'> & { pile: string; card: string })
  | (GameEvent<'shuffled'> & { pile: string; cards: number })
  | (GameEvent<'placed-card'> & { survivor: string; card: string; slot: string })
  | (GameEvent<'discarded'> & { card: string; survivor?: string; drunk?: true })
  | (GameEvent<'reorganized'> & { survivor: string })
  | (GameEvent<'traded'> & { survivor: string; with: string })
  | (GameEvent<'refused-trade'> & { survivor: string; with: string })
  | (GameEvent<'used-holy-water'> & { survivor: string; card: string; zone: string; tokens: number });
