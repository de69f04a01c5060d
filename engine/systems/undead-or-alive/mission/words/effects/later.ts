import { postpone } from '../../postponed';
import type { EffectWord } from '../effect-word';

/** When so many rounds have gone by. */
export const later: EffectWord<'later'> = {
  apply: (game, effect, at) => postpone(game, effect.rounds, effect.do, at),
};
