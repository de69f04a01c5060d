import type { UoaEvent } from '../../../../engine/systems/undead-or-alive';
import type { Said } from '../../../said';
import type { UoaWords } from '../words';

export type EventType = UoaEvent['type'];
export type EventOf<Type extends EventType> = Extract<UoaEvent, { type: Type }>;

/** What has been said before in a log of Undead or Alive. */
export interface UoaSaid extends Said {
  /** Why the zombies of a zone go where they go now. */
  readonly whyFrom?: string | undefined;
  /** Who has gone somewhere in this turn, and where. */
  readonly wayTo?: { readonly who: string; readonly to: string } | undefined;
  /** Where the zombies of the card come that was drawn last. */
  readonly cardFor?: string | undefined;
  /** Whether the first round is still to begin. */
  readonly isSetUp?: boolean;
  /** Which board lies on the table by now. */
  readonly board?: number;
  /** Rules of the mission that need not be told again where something stands over what they do. */
  readonly told?: ReadonlySet<string>;
  /** Where every card lies that somebody has. */
  readonly cards?: ReadonlyMap<string, string>;
  readonly gone?: ReadonlySet<string>;
  readonly inMelee?: boolean;
  /** Who has just been rallied, and by whom. */
  readonly rallied?: string;
}

/** A sentence for every type of event, or nothing where another event of the same moment says it already. */
export type Tellers = {
  readonly [Type in EventType]: (event: EventOf<Type>, words: UoaWords, said: UoaSaid) => string | undefined;
};
