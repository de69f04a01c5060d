import { gainAdrenaline } from '../../../../../family/zombicide/people/adrenaline';
import { because } from '../../../because';
import { NONE } from '../../../state';
import { amountOf } from '../at-hand';
import type { EffectWord } from '../effect-word';

export const adrenaline: EffectWord<'adrenaline'> = {
  apply(game, { amount }, at) {
    const points = amountOf(game, amount, at);
    const why = at.isReward ? because['adrenaline-as-reward'] : because['adrenaline-by-mission'];
    if (at.survivor !== NONE && points > 0) gainAdrenaline(game, at.survivor, points, [...why, ...at.rules]);
  },
};
