import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

export type ZombieEvent =
  /** Of one kind, of one zone or of several only, where they are named. */
  | (GameEvent<'activated'> & { kind?: string; zone?: string; zones?: readonly string[] })
  /** Somebody would have them act once more while they act. */
  | (GameEvent<'acting-already'> & { zombie?: string })
  /** Those with several actions begin the next. */
  | (GameEvent<'act-again'> & { kinds: readonly string[] })
  /**
   * Wounds that players share out, where there are several who can take them. How many of each kind attack stands beside
   * them under the name of the kind (`countsOf`): a game says which kinds it has.
   */
  | (GameEvent<'zombies-attack'> & { zone: string; wounds: number; shared?: true })
  | (GameEvent<'zombies-split'> & { zone: string; destination: string; routes: readonly string[] });

export const zombieEvents: TraitsOf<ZombieEvent> = {
  activated: { weight: 'plain', groups: ['zombies'], isWatched: true, scene: 'leads' },
  'acting-already': { weight: 'notable', groups: ['zombies'] },
  'act-again': { weight: 'plain', groups: ['zombies'], scene: 'leads' },
  'zombies-attack': {
    weight: 'notable',
    groups: ['fights', 'zombies'],
    isWatched: true,
    manner: 'attack',
    flash: 'bite',
    scene: 'leads',
  },
  'zombies-split': { weight: 'plain', groups: ['zombies'], isAboutDestination: true },
};
