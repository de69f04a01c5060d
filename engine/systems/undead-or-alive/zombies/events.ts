import { type ZombieEvent as Shared, zombieEvents as shared } from '../../../family/zombicide/zombies/events';
import type { OwnCounts } from '../../../family/zombicide/zombies/kinds';
import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';
import type { Zombie } from '../content';

/** How many of each kind, those that are there. */
export type CountOfKinds = { readonly [kind in Zombie]?: number } & {
  /** Those that only the mission has, by their names. */
  readonly kinds?: OwnCounts;
};

/** Why zombies go where they go. */
export type Lure = 'noise-and-crowd' | 'crowd' | 'noise' | 'taunt';

/** Why the noise token leaves its zone without a noise. */
export type NoiseCause = 'removed' | 'reached' | 'end-phase';

/** Several were as good, and players chose. */
interface Tie {
  readonly tied?: true;
}

export type ZombieEvent =
  | Exclude<Shared, GameEvent<'zombies-attack'>>
  | (Extract<Shared, GameEvent<'zombies-attack'>> & CountOfKinds)
  | (GameEvent<'zombies-see'> &
      Tie & {
        zone: string;
        destination: string;
        because: Exclude<Lure, 'noise' | 'taunt'>;
        survivors: number;
      })
  | (GameEvent<'shrugged-off'> & { survivor: string; zombie: string })
  | (GameEvent<'zombies-held'> & CountOfKinds & { zone: string })
  | (GameEvent<'vade-retro-gone'> & { zone: string })
  | (GameEvent<'zombies-hear'> & { zone: string; destination: string })
  | (GameEvent<'zombies-move'> &
      Tie & {
        from: string;
        to: string;
        destination: string;
        kind: string;
        count: number;
        because: Lure;
      })
  | (GameEvent<'zombies-stay'> & CountOfKinds & { zone: string; destination: string; because: Lure })
  | (GameEvent<'noise'> & { from?: string; zone: string; boom: boolean })
  /** A Bang that nobody hears for the Boom. */
  | (GameEvent<'noise-drowned'> & { zone: string; at: string })
  | (GameEvent<'noise-reached'> & { zone: string })
  | (GameEvent<'noise-faded'> & { zone: string })
  | (GameEvent<'noise-moved'> & Tie & { from?: string; zone: string; cause: NoiseCause; survivors: number });

/** Nobody has arrived before everybody has gone. */
const atOnce = { together: 'destination' } as const;

export const zombieEvents: TraitsOf<ZombieEvent> = {
  ...shared,
  'zombies-split': { ...shared['zombies-split'], ...atOnce },
  'zombies-see': {
    weight: 'plain',
    groups: ['zombies'],
    manner: 'seeing',
    flash: 'sees',
    isAboutDestination: true,
    ...atOnce,
  },
  'shrugged-off': { weight: 'notable', groups: ['zombies'] },
  'zombies-held': { weight: 'plain', groups: ['zombies'] },
  'vade-retro-gone': { weight: 'notable', groups: ['zombies'] },
  'zombies-hear': {
    weight: 'plain',
    groups: ['zombies'],
    manner: 'hearing',
    flash: 'hears',
    isAboutDestination: true,
    ...atOnce,
  },
  'zombies-move': { weight: 'plain', groups: ['zombies'], isWatched: true, startles: true, ...atOnce },
  'zombies-stay': { weight: 'plain', groups: ['zombies'], isAboutDestination: true, ...atOnce },
  noise: { weight: 'plain', groups: ['zombies'], flash: 'noise' },
  'noise-drowned': { weight: 'notable', groups: ['zombies'] },
  'noise-reached': { weight: 'notable', groups: ['zombies'] },
  'noise-faded': { weight: 'notable', groups: ['zombies'] },
  'noise-moved': { weight: 'plain', groups: ['zombies'] },
};
