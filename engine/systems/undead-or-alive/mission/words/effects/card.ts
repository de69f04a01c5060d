import { amountOf } from '../../amounts';
import { comeByOne } from '../../come-by-card';
import { getCards } from '../../get-cards';
import { standsIn } from '../do-list';
import type { EffectWord } from '../effect-word';

export const card: EffectWord<'card'> = {
  apply(game, effect, at) {
    const count = effect.count === undefined ? 1 : amountOf(game, effect.count, at);
    if (count === 1) comeByOne(game, effect, at);
    else if (count > 1) getCards.begin(game, at.rule, ...standsIn(game, effect), at.survivor, count);
  },
};
