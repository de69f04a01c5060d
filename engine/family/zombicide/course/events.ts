import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type CourseEvent =
  | (GameEvent<'round-began'> & { round: number })
  | GameEvent<'zombies-phase'>
  | GameEvent<'end-phase'>
  | (GameEvent<'first-player'> & { player: number })
  | (GameEvent<'reloaded-all'> & { weapons: readonly string[] });

export const courseEvents: TraitsOf<CourseEvent> = {
  'round-began': { weight: 'notable', begins: 'players' },
  'zombies-phase': { weight: 'notable', begins: 'zombies', scene: 'leads' },
  'end-phase': { weight: 'notable', scene: 'leads' },
  'first-player': { weight: 'plain' },
  'reloaded-all': { weight: 'notable' },
};
