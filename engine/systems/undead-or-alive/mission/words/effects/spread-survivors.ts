import type { EffectWord } from '../effect-word';

/** Everybody stands where they start by the time that rules apply. */
export const spreadSurvivors: EffectWord<'spread-survivors'> = {};
