import { nextRound, playersAreDone } from '../../../survey/game-time';
import type { EventWord } from '../event-word';

export const playersPhaseEnds: EventWord<'players-phase-ends'> = {
  earliest: (_survey, _when, so) => playersAreDone(nextRound(playersAreDone, so)),
};
