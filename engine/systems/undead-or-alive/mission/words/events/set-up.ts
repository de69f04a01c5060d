import { onceAt } from '../../../survey/earliest-on-foot';
import { AT_SET_UP } from '../../../survey/game-time';
import type { EventWord } from '../event-word';

/** Before the first round. */
export const setUp: EventWord<'set-up'> = {
  earliest: (_survey, _when, so) => onceAt(AT_SET_UP, so),
};
