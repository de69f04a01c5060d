import type { CampaignLevel, CarriedPerson, Carry, MissionResult, PersonAfter } from '../../schemas';
import type { Seen } from './seen';

/** What a game says of its people and missions to the campaigns that they are part of. */
export interface CampaignPart<S extends Seen = Seen> {
  /** The levels that people can reach, the lowest first. */
  readonly levels: readonly CampaignLevel[];
  /** How a mission has come out, once its game is over. */
  resultOf(seen: S): MissionResult | undefined;
  /** What somebody brings along into the next mission, with the cards that are left to them; nothing at all is `undefined`. */
  carriedBy(person: PersonAfter, cards: readonly string[], carry: Carry): CarriedPerson | undefined;
}
