import type { Carried, Carry, MissionResult, PersonAfter } from '../../schemas';
import { nextBelow, seedGenerator } from '../random/generator';
import { systemOf } from '../systems';
import type { Brought, JourneyState, Todo, Traveller } from './journey-state';

/** What is carried over from a mission: as it says itself, or as the whole campaign does. */
export function carryAfter({ campaign }: JourneyState, mission: string): Carry {
  return campaign.missions.find(({ id }) => id === mission)?.carry ?? campaign.carry ?? {};
}

/** Who sets out for the next mission, with everything that they may keep. */
export function travellersAfter(state: JourneyState, result: MissionResult, carry: Carry): Traveller[] {
  const { people = 'same', dead = 'gone' } = carry;
  if (people === 'anew') return [];
  const others = dead === 'replaced' ? replacements(state, result) : [];
  return result.people.flatMap((after): Traveller[] => {
    if (after.fate !== 'dead') return [{ person: after.person, cards: cardsOf(state, after, carry), after }];
    if (dead === 'back') return [{ person: after.person, cards: [] }];
    const other = others.shift();
    return other === undefined ? [] : [{ person: other, cards: [] }];
  });
}

/** Drawn by the seed: anybody who does not play and has not died. */
function replacements({ campaign, seed, played }: JourneyState, { people }: MissionResult): string[] {
  const dead = played.flatMap(({ result }) => result.people.filter(({ fate }) => fate === 'dead'));
  const out = new Set([...people, ...dead].map(({ person }) => person));
  const left = systemOf(campaign.system).content.people.flatMap(({ id }) => (out.has(id) ? [] : [id]));
  const luck = seedGenerator(`${seed}/people/${played.length}`);
  const drawn: string[] = [];
  while (left.length > 0) drawn.push(...left.splice(nextBelow(luck, left.length), 1));
  return drawn;
}

function cardsOf({ campaign }: JourneyState, after: PersonAfter, { cards }: Carry): readonly string[] {
  if (!cards) return [];
  const levels = systemOf(campaign.system).campaign?.levels ?? [];
  const { reached } = cards;
  const isWorthy = reached === undefined || levels.indexOf(after.level) >= levels.indexOf(reached);
  return isWorthy ? after.cards : [];
}

/** Who has to choose among their cards. */
export function toBeKept(travellers: readonly Traveller[], { cards }: Carry): Todo[] {
  const most = cards?.most;
  if (most === undefined) return [];
  return travellers.flatMap(({ person, cards: held }) =>
    held.length > most ? [{ keep: person, most }] : [],
  );
}

/** What they come into the next mission with. */
export function broughtBy(state: JourneyState, result: MissionResult, carry: Carry): Brought {
  const { travellers, campaign } = state;
  const part = systemOf(campaign.system).campaign;
  const people = travellers.flatMap(
    ({ after, cards }) => (after && part?.carriedBy(after, cards, carry)) ?? [],
  );
  const counters = Object.fromEntries(
    Object.entries(result.counters).filter(([name]) => carry.counters?.includes(name)),
  );
  const carried: Carried = { people, ...(Object.keys(counters).length > 0 && { counters }) };
  const posse = travellers.map(({ person }) => person);
  return { carried, ...(posse.length > 0 && { posse }) };
}
