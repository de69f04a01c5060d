import { settleMission } from '../../../settling';
import { isThere } from '../../at-hand';
import type { EffectWord } from '../effect-word';

/** As if they had gone out by the exit, wherever they are. */
export const leaves: EffectWord<'leave'> = {
  apply(game, _effect, at) {
    if (!isThere(game, at)) return;
    settleMission(game);
    game.ways.goesOut(game, at.survivor, at.rules);
  },
};
