import { amountOf } from '../../amounts';
import { giveThings, thingsToGive } from '../../give-things';
import { standsIn } from '../do-list';
import type { EffectWord } from '../effect-word';

/** As many as there are, if there are not more. */
export const discard: EffectWord<'discard'> = {
  apply(game, effect, at) {
    const all = thingsToGive(game, effect, at.survivor).length;
    const { count = 1 } = effect;
    const asked = count === 'all' ? all : amountOf(game, count, at);
    if (Math.min(all, asked) > 0) {
      giveThings.begin(game, at.rule, ...standsIn(game, effect), at.survivor, Math.min(all, asked));
    }
  },
};
