import type { SearchRule } from '../../../../schemas';
import type { MissionContext } from '../../../mission/context';
import { withPlace } from '../../../mission/grammar';
import { deckWords } from './holding';
import { anySurvivor, placeWords } from './whereabouts';

/** How survivors search: `a survivor draws 2 cards when searching in ‘Mine’`. */
export function searchRuleWords(rule: SearchRule, context: MissionContext): string {
  const { say } = context;
  const { cards, from, anywhere, again, who, in: place } = rule;
  const deck = from === undefined ? undefined : deckWords(from, context);
  const deeds = [
    ...(cards !== undefined && deck !== undefined
      ? [say('mission.search.cards-from', { count: cards, deck })]
      : cards !== undefined
        ? [say('mission.search.cards', { count: cards })]
        : deck !== undefined
          ? [say('mission.search.from', { deck })]
          : []),
    ...(anywhere ? [say('mission.search.anywhere')] : []),
    ...(again ? [say('mission.search.again')] : []),
  ];
  const words = say('mission.search', {
    who: anySurvivor(who, context),
    deeds: context.and(deeds.length === 0 ? [say('mission.search.as-usual')] : deeds),
  });
  return withPlace(words, place === undefined ? undefined : placeWords('in', place, context), context);
}
