import type { UoaEvent } from '../../engine';
import type { Words } from '../words';

export type EventType = UoaEvent['type'];
export type EventOf<Type extends EventType> = Extract<UoaEvent, { type: Type }>;

/** What has been said before, as far as it makes a sentence shorter. */
export interface Said {
  /** Why the zombies of a zone go where they go now. */
  readonly whyFrom?: string | undefined;
  /** Who has gone somewhere in this turn, and where. */
  readonly wayTo?: { readonly who: string; readonly to: string } | undefined;
  /** Where the zombies of the card come that was drawn last. */
  readonly cardFor?: string | undefined;
  /** How many events alike are told together. */
  readonly times?: number;
  /** Whether the first round is still to begin. */
  readonly isSetUp?: boolean;
  /** Rules of the mission that need not be told again where something stands over what they do. */
  readonly rules?: ReadonlySet<string>;
}

/** A sentence for every type of event, or nothing where another event of the same moment says it already. */
export type Tellers = {
  readonly [Type in EventType]: (event: EventOf<Type>, words: Words, said: Said) => string | undefined;
};
