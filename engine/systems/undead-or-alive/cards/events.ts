import { type CardEvent as Shared, cardEvents as shared } from '../../../family/zombicide/cards/events';
import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type CardEvent =
  | Shared
  | (GameEvent<'used-holy-water'> & { survivor: string; card: string; zone: string; tokens: number });

export const cardEvents: TraitsOf<CardEvent> = {
  ...shared,
  'used-holy-water': { weight: 'notable' },
};
