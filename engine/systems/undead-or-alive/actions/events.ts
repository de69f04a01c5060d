import { type ActionEvent as Shared, actionEvents as shared } from '../../../family/zombicide/actions/events';
import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';
import type { CountOfKinds } from '../zombies/events';

export type ActionEvent =
  | Shared
  | (GameEvent<'charged'> & { survivor: string; from: string; to: string; cost: number })
  | (GameEvent<'jumped'> & { survivor: string; from: string; to: string; cost: number })
  /** With a token that lay elsewhere before, if both were on the board. */
  | (GameEvent<'vade-retro'> & { survivor: string; zone: string; from?: string })
  | (GameEvent<'shoved'> & CountOfKinds & { survivor: string; from: string; to: string })
  | (GameEvent<'dragged'> & { survivor: string; by: string; from: string; to: string })
  | (GameEvent<'refused-rescue'> & { survivor: string; by: string })
  | (GameEvent<'taunted'> & { survivor: string; zone: string })
  | (GameEvent<'made-noise'> & { survivor: string })
  | (GameEvent<'took-objective'> & { survivor: string; objective: string; colour: string; zone: string })
  | (GameEvent<'lent-action'> & { survivor: string; to: string })
  | (GameEvent<'invented'> & { survivor: string; card: string })
  | (GameEvent<'left'> & { survivor: string; zone: string });

export const actionEvents: TraitsOf<ActionEvent> = {
  ...shared,
  charged: { weight: 'notable' },
  jumped: { weight: 'notable' },
  'vade-retro': { weight: 'notable' },
  shoved: { weight: 'notable' },
  dragged: { weight: 'notable' },
  'refused-rescue': { weight: 'notable' },
  taunted: { weight: 'notable' },
  'made-noise': { weight: 'notable' },
  'took-objective': { weight: 'grave', groups: ['mission'], flash: 'taken' },
  'lent-action': { weight: 'notable' },
  invented: { weight: 'notable' },
  left: { weight: 'grave', groups: ['mission'] },
};
