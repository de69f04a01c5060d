import type { ConditionRound } from '../../../../../../schemas';
import { type Verdict, when } from '../../../../../mission/verdict';
import type { UoaGame } from '../../../game';
import { roundBegins } from '../../../survey/game-time';
import { NO_WORK } from '../../../survey/work';
import { TASK } from '../../work/reckoning';
import type { ConditionWord } from '../condition-word';

/** It is a round, or a later one, or one of every so many. */
export const round: ConditionWord<'round'> = {
  judge,
  notices: () => ['round'],
  // It comes by itself.
  toMeet: () => TASK,
  work: (_, { from = 0 }) => ({ ...NO_WORK, notBefore: from }),
  earliest: (_, asked) => roundBegins(firstRound(asked)),
};

function judge({ state }: UoaGame, asked: ConditionRound): Verdict {
  const { to, every } = asked;
  if (to !== undefined && state.round > to) return 'never';
  const first = firstRound(asked);
  const isOneOfThem = every === undefined || (state.round - first) % every === 0;
  return when(state.round >= first && isOneOfThem);
}

/** `every: 3` alone is the third round, the sixth... */
function firstRound({ from, every }: ConditionRound): number {
  return from ?? every ?? 0;
}
