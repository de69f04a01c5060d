import type { PeopleFilter, Place } from '../../../../schemas';
import type { MissionContext, PeopleWords } from '../../../mission/context';
import { isNameAlone, peopleWords, placeWords, survivorNoun } from './whereabouts';

/** For whom something holds, and where; for all, everywhere, where nothing is said. */
export interface Concerned {
  readonly who?: PeopleFilter | undefined;
  readonly in?: Place | undefined;
}

/** `survivors in ‘Mine’ with at least 1 wound`, as those of whom something is said. */
export function concernedWords({ who = {}, in: place }: Concerned, context: MissionContext): PeopleWords {
  if (place === undefined && isNameAlone(who)) return peopleWords(who, context);
  // A place is said but once, and before all else.
  const isTwice = who.in !== undefined && place !== undefined;
  const { many } = survivorNoun(isTwice || place === undefined ? who : { ...who, in: place }, context);
  const words = isTwice
    ? context.say('mission.how', { how: many, where: placeWords('in', place, context) })
    : many;
  return { words: context.say('mission.any', { many: words }), count: 2 };
}

export function isForAll({ who, in: place }: Concerned): boolean {
  return who === undefined && place === undefined;
}
