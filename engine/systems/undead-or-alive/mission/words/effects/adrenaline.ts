import { gainAdrenaline } from '../../../../../family/zombicide/people/adrenaline';
import { because } from '../../../because';
import { loseAdrenaline } from '../../../people/lose-adrenaline';
import { amountOf } from '../../amounts';
import type { EffectWord } from '../effect-word';

export const adrenaline: EffectWord<'adrenaline'> = {
  apply(game, { amount }, at) {
    const points = amountOf(game, amount, at);
    const why = at.isReward ? because['adrenaline-as-reward'] : because['adrenaline-by-mission'];
    if (points > 0) gainAdrenaline(game, at.survivor, points, [...why, ...at.rules]);
    else if (points < 0) loseAdrenaline(game, at.survivor, -points, at.rules);
  },
};
