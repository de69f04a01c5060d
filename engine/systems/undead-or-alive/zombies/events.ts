import type { GameEvent } from '../../../game/events';
import type { Zombie } from '../content';

/** How many of each kind, those that are there. */
export type CountOfKinds = { readonly [kind in Zombie]?: number };

/** Why zombies go where they go. */
export type Lure = 'noise-and-crowd' | 'crowd' | 'noise' | 'taunt';

/** Why the noise token leaves its zone without a noise. */
export type NoiseCause = 'removed' | 'reached' | 'end-phase';

/** Several were as good, and players chose. */
interface Tie {
  readonly tied?: true;
}

export type ZombieEvent =
  | GameEvent<'zombies-phase'>
  /** Of one kind or of one zone only, where they are named. */
  | (GameEvent<'activated'> & { kind?: string; zone?: string })
  /** Those with several actions begin the next. */
  | (GameEvent<'act-again'> & { kinds: readonly string[] })
  /** Wounds that players share out, where there are several who can take them. */
  | (GameEvent<'zombies-attack'> & CountOfKinds & { zone: string; wounds: number; shared?: true })
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
  | (GameEvent<'zombies-split'> & { zone: string; destination: string; routes: readonly string[] })
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
