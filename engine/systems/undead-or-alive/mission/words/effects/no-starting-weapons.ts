import type { EffectWord } from '../effect-word';

/** The set-up has seen to it. */
export const noStartingWeapons: EffectWord<'no-starting-weapons'> = {};
