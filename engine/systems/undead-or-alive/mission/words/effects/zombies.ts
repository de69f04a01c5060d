import { bringZombies } from '../../../spawning/placing';
import { amountOf } from '../../amounts';
import { kindMeant } from '../../filters';
import type { EffectWord } from '../effect-word';

/** So many of a kind in each zone. */
export const zombies: EffectWord<'zombies'> = {
  inZone(game, { kind, count = 1 }, zone, at) {
    bringZombies(game, zone, kindMeant(game, kind), Math.max(0, amountOf(game, count, at)), at.rules);
  },
};
