import { amountOf } from '../../amounts';
import { isThere } from '../../at-hand';
import type { EffectWord } from '../effect-word';

/** At once, and nothing keeps them off: skills against zombies and against friends' bullets are no help. */
export const wounds: EffectWord<'wound'> = {
  apply(game, { amount = 1 }, at) {
    const count = amountOf(game, amount, at);
    if (count > 0 && isThere(game, at)) game.ways.wound(game, at.survivor, count, at.rules);
  },
};
