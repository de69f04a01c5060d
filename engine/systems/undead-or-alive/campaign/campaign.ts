import type { CarriedPerson, Carry, PersonAfter } from '../../../../schemas';
import type { CampaignPart } from '../../../game/campaign';
import { LEVELS } from '../content';
import type { Observation } from '../hidden/observation';
import { LEVEL_STARTS } from '../people/levels';
import { resultOf } from './result';

/** What is carried over from one mission to the next. */
export const campaign: CampaignPart<Observation> = {
  levels: LEVELS,
  resultOf,
  carriedBy(after, cards, carry): CarriedPerson | undefined {
    const adrenaline = pointsKept(after, carry);
    const skills = carry.skills === 'anew' ? [] : skillsKept(after, adrenaline);
    const noStartingCard = cards.length > 0 && carry.cards?.insteadOfStarting === true;
    if (adrenaline === 0 && cards.length === 0) return undefined;
    return {
      person: after.person,
      ...(adrenaline > 0 && { adrenaline }),
      ...(skills.length > 0 && { skills }),
      ...(cards.length > 0 && { cards: [...cards] }),
      ...(noStartingCard && { noStartingCard }),
    };
  },
};

/** With Ultrared the tracker begins anew: whoever has reached a level has its points at least. */
function pointsKept({ level, adrenaline = 0 }: PersonAfter, { level: upTo = 'none' }: Carry): number {
  if (upTo === 'none') return 0;
  const reached = LEVELS.indexOf(level);
  const most = upTo === 'all' ? LEVELS.length - 1 : LEVELS.indexOf(upTo);
  const start = LEVEL_STARTS[Math.min(reached, most)] ?? 0;
  if (reached > most || reached === LEVELS.length - 1) return start;
  return Math.max(start, adrenaline);
}

/** One for Orange, one for Red, as far as these levels are kept. */
function skillsKept({ skills = [] }: PersonAfter, points: number): string[] {
  const [, , orange = 0, red = 0] = LEVEL_STARTS;
  return skills.slice(0, points >= red ? 2 : points >= orange ? 1 : 0);
}
