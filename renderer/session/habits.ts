import type { Speed } from '../game/sitting';

/** How somebody likes to play, whatever they play. */
export interface Habits {
  /** How fast what the zombies do goes by. */
  readonly speed: Speed;
  /** What makes no difference is decided by itself. */
  readonly skipsTrivial: boolean;
}

export const habitsAtFirst: Habits = { speed: 'normal', skipsTrivial: true };
