import type { Mission } from '../../schemas';
import type { StartOptions } from '../game/maker';

/** Which games of a mission are played, and by whom. */
export interface LabPlan {
  readonly mission: Mission;
  /** The name of a bot. */
  readonly bot: string;
  readonly seed: string;
  /** Who plays along; those who are drawn are drawn anew for every game. */
  readonly options: Omit<StartOptions, 'seed'>;
}

/** What all luck of one game comes from. Games are counted from 1. */
export function seedOf(seed: string, number: number): string {
  return `${seed}/${number}`;
}
