import { amountOf } from '../../amounts';
import { drawCards } from '../../draw-cards';
import { mayDrawIn } from '../../restrictions';
import type { EffectWord } from '../effect-word';

/** Card after card for each zone. */
export const spawn: EffectWord<'spawn'> = {
  inZone(game, { cards = 1 }, zone, at) {
    if (mayDrawIn(game, zone)) drawCards.begin(game, zone, Math.max(0, amountOf(game, cards, at)), at.rule);
  },
};
