import { heal } from '../../../../../family/zombicide/people/wounds';
import { amountOf } from '../../amounts';
import { isThere } from '../../at-hand';
import type { EffectWord } from '../effect-word';

/** Nobody gets better than well. */
export const heals: EffectWord<'heal'> = {
  apply(game, { amount = 1 }, at) {
    const count = isThere(game, at) ? Math.min(MOST, amountOf(game, amount, at)) : 0;
    for (let wound = 0; wound < count; wound++) heal(game, at.survivor, at.rules);
  },
};

/** More than anybody can have. */
const MOST = 20;
