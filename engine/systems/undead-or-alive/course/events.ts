import type { GameEvent } from '../../../game/events';

export type CourseEvent =
  /** By a skill, or as a part of what has just been done. */
  | (GameEvent<'free-action'> & { survivor: string; skill?: string; after?: 'charge' })
  | (GameEvent<'round-began'> & { round: number })
  | (GameEvent<'turn-began'> & { survivor: string; actions: number })
  | (GameEvent<'turn-ended'> & { survivor: string; unspent: number })
  | GameEvent<'end-phase'>
  | (GameEvent<'first-player'> & { player: number })
  | (GameEvent<'reloaded-all'> & { weapons: readonly string[] })
  | (GameEvent<'wounded'> & { survivor: string; wounds: number; left: number })
  | (GameEvent<'healed'> & { survivor: string; left: number; by?: string })
  | (GameEvent<'eliminated'> & { survivor: string })
  | (GameEvent<'game-over'> & { won: boolean; reason: string })
  | (GameEvent<'adrenaline'> & { survivor: string; points: number; now: number })
  | (GameEvent<'tracker-restarted'> & { survivor: string; now: number })
  | (GameEvent<'level'> & { survivor: string; level: string })
  | (GameEvent<'skill'> & { survivor: string; skill: string });
