import { ZOMBIES } from '../../../content';
import { bringInto } from '../../bring-zombies';
import { amountOf } from '../at-hand';
import type { EffectWord } from '../effect-word';

export const zombies: EffectWord<'zombies'> = {
  apply(game, { kind, count = 1, in: area }, at) {
    const { areas } = game.table.mission;
    const asked = amountOf(game, count, at);
    bringInto.begin(game, areas.indexOf(area), ZOMBIES.indexOf(kind), asked, 0, at.rule);
  },
};
