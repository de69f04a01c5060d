import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

/** Dice as they lie, and how many of them hit: those that make the accuracy or more, with what is added. */
export interface Roll {
  readonly dice: readonly number[];
  readonly accuracy: number;
  /** What is added to each of them. */
  readonly plus?: number;
  readonly hits: number;
  readonly misses: number;
}

export type CombatEvent =
  | (GameEvent<'rolled'> & Roll)
  | (GameEvent<'rolled-extra'> & Roll & { die: number })
  | (GameEvent<'killed'> & { survivor?: string; zone: string; zombie: string })
  | (GameEvent<'damage-grew'> & { sixes: number; damage: number })
  | (GameEvent<'reloaded'> & { survivor: string; weapons: readonly string[] });

export const combatEvents: TraitsOf<CombatEvent> = {
  rolled: { weight: 'notable', groups: ['fights'] },
  'rolled-extra': { weight: 'notable', groups: ['fights'] },
  killed: { weight: 'notable', groups: ['fights'], scene: 'follows' },
  'damage-grew': { weight: 'notable', groups: ['fights'] },
  reloaded: { weight: 'notable' },
};
