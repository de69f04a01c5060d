import {
  type Roll,
  type CombatEvent as Shared,
  combatEvents as shared,
} from '../../../family/zombicide/combat/events';
import type { GameEvent } from '../../../game/events';
import type { TraitsOf } from '../../../game/traits';

/** Why a hit did nothing: what shields the others, nobody whom the damage kills, or nobody at all. */
export type Lost = 'shielded' | 'too-tough' | 'nobody-left';

export type CombatEvent =
  | Shared
  | (GameEvent<'attack'> & {
      survivor: string;
      with: 'melee' | 'ranged' | 'fanning';
      weapon: string;
      second?: string;
      zone: string;
      range: number;
      dice: number;
      accuracy: number;
      damage: number;
    })
  | (GameEvent<'rerolled'> & Roll & { card?: string; skill?: string })
  | (GameEvent<'hit-lost'> & { zone: string; hits: number; why: Lost; by?: string })
  | (GameEvent<'missed'> & { zone: string; misses: number })
  | (GameEvent<'friendly-fire'> & { by: string; survivor: string; zone: string; damage: number })
  | (GameEvent<'reacts'> & { survivor: string; zone: string })
  | (GameEvent<'threw-dynamite'> & { survivor: string; card: string; zone: string })
  | (GameEvent<'rolled-to-keep'> & { survivor: string; card: string; die: number; kept: boolean })
  | (GameEvent<'emptied'> & { weapon: string })
  | (GameEvent<'feat'> & { survivor: string; card: string })
  | (GameEvent<'won-bounty'> & { survivor: string; card: string })
  | (GameEvent<'no-bounty-left'> & { survivor: string });

export const combatEvents: TraitsOf<CombatEvent> = {
  ...shared,
  attack: { weight: 'plain', groups: ['fights'], scene: 'leads', aims: true },
  rerolled: { weight: 'notable', groups: ['fights'] },
  'hit-lost': { weight: 'notable', groups: ['fights'], scene: 'follows' },
  missed: { weight: 'notable', groups: ['fights'], scene: 'follows' },
  'friendly-fire': { weight: 'notable', groups: ['fights', 'zombies'], scene: 'follows' },
  reacts: { weight: 'notable', groups: ['fights'] },
  'threw-dynamite': { weight: 'notable', groups: ['fights'] },
  'rolled-to-keep': { weight: 'notable', groups: ['fights'], aims: true },
  emptied: { weight: 'notable', scene: 'follows' },
  feat: { weight: 'notable', groups: ['fights'] },
  'won-bounty': { weight: 'grave', groups: ['fights'], flash: 'taken' },
  'no-bounty-left': { weight: 'notable' },
};
