import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type PeopleEvent =
  | (GameEvent<'wounded'> & { survivor: string; wounds: number; left: number; of: number })
  | (GameEvent<'healed'> & { survivor: string; left: number; by?: string })
  | (GameEvent<'eliminated'> & { survivor: string })
  | (GameEvent<'adrenaline'> & { survivor: string; points: number; now: number })
  | (GameEvent<'adrenaline-lost'> & { survivor: string; points: number; now: number })
  | (GameEvent<'tracker-restarted'> & { survivor: string; now: number })
  | (GameEvent<'level'> & { survivor: string; level: string })
  | (GameEvent<'skill'> & { survivor: string; skill: string });

export const peopleEvents: TraitsOf<PeopleEvent> = {
  wounded: { weight: 'grave', groups: ['fights', 'zombies'], startles: true, flash: 'wound' },
  healed: { weight: 'notable', groups: ['fights'], flash: 'healed' },
  eliminated: { weight: 'grave', groups: ['fights', 'zombies', 'mission'], flash: 'death' },
  adrenaline: { weight: 'plain', groups: ['fights'] },
  'adrenaline-lost': { weight: 'notable', groups: ['mission'] },
  'tracker-restarted': { weight: 'notable' },
  level: { weight: 'notable', groups: ['fights'], flash: 'level' },
  skill: { weight: 'notable' },
};
