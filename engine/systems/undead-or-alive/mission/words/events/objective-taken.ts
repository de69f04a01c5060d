import { nthObjective, whenThere } from '../../../survey/earliest-on-foot';
import { isObjectiveMeant } from '../../objectives-meant';
import { toTake } from '../conditions/taken';
import type { EventWord } from '../event-word';

export const objectiveTaken: EventWord<'objective-taken'> = {
  isMeant: (game, when, { thing }) => isObjectiveMeant(game, when, thing),
  toHappen: (reckoning, when) => toTake(reckoning, { ...when, count: 1 }),
  earliest: (survey, when, so) => whenThere(so, nthObjective(survey, when, 1)),
};
