import type { HowMany, ObjectiveFilter } from '../../../../schemas';
import { allEffects } from '../../../../schemas/references/effects';
import { cardsMeantBy } from '../content/cards-meant';
import type { CompanionFilter, ObjectiveToken, PlayedRule } from '../mission-program';
import { NONE } from '../state';
import { isCompanionSupplied, isObjectiveSupplied } from './supplied';
import type { Survey } from './survey';
import { movesBetween } from './walking';
import { errand, NO_WORK, type Stop, together, type Work } from './work';

/** Objectives to be taken, and perhaps brought somewhere. */
export function takeObjectives(
  survey: Survey,
  filter: ObjectiveFilter,
  count: HowMany | undefined,
  bring?: Stop,
): Work {
  const meant = survey.program.objectives.filter((one) => isObjectiveSupplied(one, filter));
  const wanted = howMany(survey, count, meant.length);
  const found = new Map<string, number>();
  for (const { mix } of filter.colour === undefined ? [] : meant.slice(0, wanted)) {
    if (mix !== undefined) found.set(mix, (found.get(mix) ?? 0) + 1);
  }
  // Of a colour that lies face down nobody knows where it is.
  if (found.size > 0 && !bring) return { ...NO_WORK, hidden: found };
  return together(nearest(survey, meant, wanted).map((one) => toTakeOnFoot(one, bring)));
}

/** Average number of objectives of a mix to turn over until the wanted ones are found. */
export function searchMixes(survey: Survey, hidden: ReadonlyMap<string, number>): Work {
  const parts = [...hidden].flatMap(([mix, wanted]) => {
    const all = survey.program.objectives.filter((one) => one.mix === mix);
    return nearest(survey, all, expectedDraws(wanted, all.length)).map((one) => toTakeOnFoot(one));
  });
  return together(parts);
}

/** Drawing without putting back: the last of `wanted` out of `there` comes at this draw on average. */
export function expectedDraws(wanted: number, there: number): number {
  const sought = Math.min(wanted, there);
  return sought === 0 ? 0 : Math.round((sought * (there + 1)) / (sought + 1));
}

/** Companions on the board are gone to; others are brought by objectives. */
export function rallyCompanions(survey: Survey, filter: CompanionFilter, count: HowMany | undefined): Work {
  const { companions, rules } = survey.program;
  const meant = companions.filter((one) => isCompanionSupplied(one, filter));
  const here = meant.filter(({ zone, led }) => zone !== NONE && led !== true);
  const wanted = howMany(survey, count, meant.length);
  const missing = Math.max(0, wanted - here.length);
  const bringers = rules.flatMap((rule) => rewardsOf(rule, 'companion')).slice(0, missing);
  const rallied = nearest(survey, here, wanted);
  return together([
    ...rallied.map(({ id, zone }) => errand(id, { at: [zone], actions: 1 })),
    ...bringers.map((bringer) => takeObjectives(survey, bringer, 1)),
    priceOf(survey, filter, rallied.length),
  ]);
}

/** Objectives pay as far as they go, and cards for the rest. */
function priceOf(survey: Survey, { class: ofClass, group }: CompanionFilter, times: number): Work {
  const price = survey.program.rules.flatMap((rule) =>
    'price' in rule && rule.price.for === 'rally' ? [rule.price] : [],
  );
  const asked = price.find(
    (each) =>
      (each.class === undefined || each.class === ofClass) &&
      (each.group === undefined || each.group === group),
  );
  if (!asked) return NO_WORK;
  const objectives = asked.pay
    .flatMap((each) => ('objective' in each ? [each.objective] : []))
    .slice(0, times);
  const cards = asked.pay.flatMap((each) => ('card' in each ? cardsMeantBy(each.card) : []));
  const byCard = cards.length === 0 ? 0 : times - objectives.length;
  return together([
    ...objectives.map((filter) => takeObjectives(survey, filter, 1)),
    { ...NO_WORK, cards: Array.from({ length: byCard }, () => cards) },
  ]);
}

/** The objectives whose taking has such an effect. */
export function rewardsOf(rule: PlayedRule, effect: 'bounty-weapon' | 'companion'): ObjectiveFilter[] {
  if (!('when' in rule) || rule.when.event !== 'objective-taken') return [];
  return allEffects(rule).some((each) => each.effect === effect) ? [rule.when] : [];
}

export function toTakeOnFoot({ id, zone }: ObjectiveToken, bring?: Stop): Work {
  const take: Stop = { at: [zone], actions: 1 };
  return bring ? errand(id, take, bring) : errand(id, take);
}

export function howMany({ survivors }: Survey, count: HowMany | undefined, there: number): number {
  if (count === undefined || count === 'all') return there;
  return Math.min(there, count === 'per-survivor' ? survivors : count);
}

/** From where survivors start; those that cannot be reached come last. */
export function nearest<T extends { readonly zone: number }>(
  { openBoard, program }: Survey,
  pieces: readonly T[],
  wanted: number,
): T[] {
  const away = ({ zone }: T) =>
    movesBetween(openBoard, program.startZones, [zone]) ?? Number.MAX_SAFE_INTEGER;
  return [...pieces].sort((one, other) => away(one) - away(other)).slice(0, wanted);
}
