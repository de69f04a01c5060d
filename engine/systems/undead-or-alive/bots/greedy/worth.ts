import type { Observation } from '../../hidden/observation';
import type { ActionWord } from '../../words';

/** What an option is worth; the more the better, and the first of those that are worth the same is taken. */
export type Worth = (view: Observation, option: number) => number;

export type Worths = Partial<Record<ActionWord, Worth>>;

/** Taken where there is nothing good to do, and whichever comes first where all are like it. */
export const indifferent: Worth = () => 0;

export const NEVER = -1000;

export const never: Worth = () => NEVER;
