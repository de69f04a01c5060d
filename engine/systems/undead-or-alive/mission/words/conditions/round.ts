import { when } from '../../../../../mission/verdict';
import { roundBegins } from '../../../survey/game-time';
import { NO_WORK } from '../../../survey/work';
import { TASK } from '../../work/reckoning';
import type { ConditionWord } from '../condition-word';

/** It is a round, or a later one. */
export const round: ConditionWord<'round'> = {
  judge({ state }, { from = 0, to }) {
    if (to !== undefined && state.round > to) return 'never';
    return when(state.round >= from);
  },
  // It comes by itself.
  toMeet: () => TASK,
  work: (_, { from = 0 }) => ({ ...NO_WORK, notBefore: from }),
  earliest: (_, { from = 0 }) => roundBegins(from),
};
