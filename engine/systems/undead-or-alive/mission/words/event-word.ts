import type { EventsOf } from '../../../../../schemas';
import type { UoaGame } from '../../game';
import type { GameTime } from '../../survey/game-time';
import type { Survey } from '../../survey/survey';
import type { Reckoning } from '../work/reckoning';

type RuleEvent = EventsOf<'undead-or-alive'>;
export type EventName = RuleEvent['event'];

/** What a rule says of an event that it waits for. */
export type Awaited<Name extends EventName> = Extract<RuleEvent, { event: Name }>;

/** What has happened, by whom, to what and where. */
export interface Happened {
  readonly event: EventName;
  readonly survivor: number;
  readonly thing: number;
  readonly zone: number;
}

/** All that the rules, the search for a win and the facts know of one event that rules can wait for. */
export interface EventWord<Name extends EventName> {
  /** Whether a rule is about what has happened; any that happens, where nothing is said. */
  isMeant?(game: UoaGame, when: Awaited<Name>, happened: Happened): boolean;
  /** How much is left to do, in actions, roughly, until it happens; what comes of itself is no work. */
  toHappen?(reckoning: Reckoning, when: Awaited<Name>): number;
  /** The first time that it happens when something else is so, where that depends on clocks and walking alone. */
  earliest?(survey: Survey, when: Awaited<Name>, so: GameTime): GameTime | undefined;
}

/** As it is found under its name: it is asked about the event that it was found by. */
export interface AnyEventWord {
  isMeant?(game: UoaGame, when: never, happened: Happened): boolean;
  toHappen?(reckoning: Reckoning, when: never): number;
  earliest?(survey: Survey, when: never, so: GameTime): GameTime | undefined;
}
