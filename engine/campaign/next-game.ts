import type { Carried, Mission } from '../../schemas';
import type { StartOptions } from '../game/maker';
import type { Brought, JourneyState } from './journey-state';

/** The mission that comes; nothing where the campaign does not have it, or is over. */
export function nextMission({ campaign, stage, at }: JourneyState): Mission | undefined {
  if (stage !== 'mission') return undefined;
  return campaign.missions.find(({ id }) => id === at)?.mission;
}

/** Who plays it and what they bring, as far as the campaign says so. */
export function nextStart({ brought }: JourneyState): Pick<StartOptions, 'people' | 'carried'> {
  const { posse, carried } = brought;
  return { ...(posse && { people: posse }), ...(brings(carried) && { carried }) };
}

/** What it brings to those who play in the end: whoever stays behind brings nothing. Without a list anybody may be drawn. */
export function carriedFor({ carried }: Brought, people?: readonly string[]): Carried | undefined {
  const own = {
    ...carried,
    people: carried.people.filter(({ person }) => people === undefined || people.includes(person)),
  };
  return brings(own) ? own : undefined;
}

function brings({ people, counters }: Carried): boolean {
  return people.length > 0 || counters !== undefined;
}

/** The luck of the game that comes, for whoever does not choose another. */
export function nextSeed({ seed, played }: JourneyState): string {
  return `${seed}/${played.length + 1}`;
}
