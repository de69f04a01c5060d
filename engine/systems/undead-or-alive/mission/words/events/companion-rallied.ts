import { roundTo, whenThere } from '../../../survey/earliest-on-foot';
import { isCompanionMeant } from '../../filters';
import { toRally } from '../conditions/rallied';
import type { EventWord } from '../event-word';

export const companionRallied: EventWord<'companion-rallied'> = {
  isMeant: (game, when, { thing }) => isCompanionMeant(game, when, thing),
  toHappen: (reckoning, when) => toRally(reckoning, { ...when, count: 1 }),
  earliest(survey, _when, so) {
    const zones = survey.program.companions.map(({ zone }) => zone);
    return whenThere(so, roundTo(survey, zones));
  },
};
