import { nextRound, roundEnds } from '../../../survey/game-time';
import type { EventWord } from '../event-word';

export const endPhase: EventWord<'end-phase'> = {
  earliest: (_survey, _when, so) => roundEnds(nextRound(roundEnds, so)),
};
