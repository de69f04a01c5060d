import { nextRound, roundBegins } from '../../../survey/game-time';
import type { EventWord } from '../event-word';

export const roundBeginning: EventWord<'round-begins'> = {
  earliest: (_survey, _when, so) => roundBegins(nextRound(roundBegins, so)),
};
