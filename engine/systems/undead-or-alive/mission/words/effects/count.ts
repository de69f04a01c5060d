import type { EffectWord } from '../effect-word';

export const count: EffectWord<'count'> = {
  apply({ state, table }, { counter, by = 1 }) {
    const number = table.mission.counters.indexOf(counter);
    const to = Math.min(MOST, Math.max(0, state.counters.at(number) + by));
    state.counters.set(number, 0, to);
  },
};

const MOST = 999;
