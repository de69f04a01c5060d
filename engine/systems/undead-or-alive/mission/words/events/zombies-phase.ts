import { nextRound, zombiesAct } from '../../../survey/game-time';
import type { EventWord } from '../event-word';

export const zombiesPhase: EventWord<'zombies-phase'> = {
  earliest: (_survey, _when, so) => zombiesAct(nextRound(zombiesAct, so)),
};
