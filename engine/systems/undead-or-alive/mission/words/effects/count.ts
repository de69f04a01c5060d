import { amountOf } from '../../amounts';
import type { EffectWord } from '../effect-word';

export const count: EffectWord<'count'> = {
  apply(game, { counter, by = 1, to }, at) {
    const { state, table } = game;
    const number = table.mission.counters.indexOf(counter);
    const now =
      to === undefined ? state.counters.at(number) + amountOf(game, by, at) : amountOf(game, to, at);
    state.counters.set(number, 0, Math.min(MOST, Math.max(0, now)));
  },
};

const MOST = 999;
