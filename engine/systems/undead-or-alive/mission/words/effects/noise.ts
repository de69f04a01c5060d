import { boom } from '../../../zombies/noise';
import type { EffectWord } from '../effect-word';

export const noise: EffectWord<'noise'> = {
  apply(game, _effect, { zones: [zone], rules }) {
    if (zone !== undefined) boom(game, zone, rules);
  },
};
