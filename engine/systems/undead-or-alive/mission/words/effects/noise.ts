import { boom } from '../../../zombies/noise';
import { zonesOf } from '../../areas';
import type { EffectWord } from '../effect-word';

export const noise: EffectWord<'noise'> = {
  apply(game, { in: area }, { rules }) {
    const [zone] = zonesOf(game, area);
    if (zone !== undefined) boom(game, zone, rules);
  },
};
