import type { ConditionPeople, PeopleFilter, Place } from '../../../../schemas';

// What conditions depend on: as long as it stays the same, so does what they say.

/** The numbers of the state that some conditions are about, and about nothing else. */
export const NOTICED_VALUES = ['round', 'configuration'] as const;
export const NOTICED_TABLES = [
  'counters',
  'ruleApplied',
  'zombies',
  'identity',
  'place',
  'fate',
  'level',
  'wounds',
] as const;

export type Noticed = (typeof NOTICED_VALUES)[number] | (typeof NOTICED_TABLES)[number];

/** Nothing else; or anything at all, where it is undefined. */
export type Notices = readonly Noticed[] | undefined;

const NOTHING: Notices = [];

export function noticesTogether(all: readonly Notices[]): Notices {
  let together: Notices = NOTHING;
  for (const each of all) together = each && together && [...together, ...each];
  return together;
}

/** Where a place is tells the board as it lies; but who and what is there, or where something happens, can be anything. */
export function noticesOfPlace(place: Place | undefined): Notices {
  if (place === undefined) return NOTHING;
  if (place === 'here') return undefined;
  if (typeof place === 'string') return ['configuration'];
  if (place.of !== undefined || place.people !== undefined) return undefined;
  const { in: area = 'everywhere', near, seenFrom } = place;
  return noticesTogether([area, near, seenFrom].map(noticesOfPlace));
}

/** Who is where, and how they are; what they hold or have learnt can be anything. */
export function noticesOfPeople({ who = 'all', in: place, holds, skill }: ConditionPeople): Notices {
  if (who === 'doer' || who === 'others' || holds !== undefined || skill !== undefined) return undefined;
  const filter = typeof who === 'object' ? noticesOfFilter(who) : NOTHING;
  return noticesTogether([['place', 'fate', 'level', 'wounds'], noticesOfPlace(place), filter]);
}

function noticesOfFilter({ in: place, except, holds, skill, nearest }: PeopleFilter): Notices {
  const isPlain = [except, holds, skill, nearest].every((said) => said === undefined);
  return isPlain ? noticesTogether([['identity'], noticesOfPlace(place)]) : undefined;
}
