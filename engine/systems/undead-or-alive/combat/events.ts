import type { GameEvent } from '../../../game/events';

/** Why a hit did nothing: what shields the others, nobody whom the damage kills, or nobody at all. */
export type Lost = 'shielded' | 'too-tough' | 'nobody-left';

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
  | (GameEvent<'rolled'> & Roll)
  | (GameEvent<'rerolled'> & Roll & { card?: string; skill?: string })
  | (GameEvent<'rolled-extra'> & Roll & { die: number })
  | (GameEvent<'damage-grew'> & { sixes: number; damage: number })
  | (GameEvent<'killed'> & { survivor?: string; zone: string; zombie: string })
  | (GameEvent<'hit-lost'> & { zone: string; hits: number; why: Lost; by?: string })
  | (GameEvent<'missed'> & { zone: string; misses: number })
  | (GameEvent<'friendly-fire'> & { by: string; survivor: string; zone: string; damage: number })
  | (GameEvent<'threw-dynamite'> & { survivor: string; card: string; zone: string })
  | (GameEvent<'rolled-to-keep'> & { survivor: string; card: string; die: number; kept: boolean })
  | (GameEvent<'emptied'> & { weapon: string })
  | (GameEvent<'reloaded'> & { survivor: string; weapons: readonly string[] })
  | (GameEvent<'feat'> & { survivor: string; card: string })
  | (GameEvent<'won-bounty'> & { survivor: string; card: string })
  | (GameEvent<'no-bounty-left'> & { survivor: string });
