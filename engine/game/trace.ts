import type { JudgedPart } from '../mission/judged-parts';
import type { Seen } from './seen';
import type { Action } from './vocabulary';

/** What a rule is good for at the moment. */
export type RuleStanding =
  | 'waits'
  /** It has been applied as often as it says: in this game, or in this round or turn. */
  | 'used-up'
  | 'used-for-now'
  /** It forbids or changes something: for all whom it is about, for some of them, not now, never again. */
  | 'in-force'
  | 'in-force-for-some'
  | 'not-in-force'
  | 'over'
  /** Players see to it themselves. */
  | 'in-words';

/** Why a rule of the mission did, or did not do, what it says. */
export interface RuleTrace {
  readonly rule: string;
  readonly standing: RuleStanding;
  readonly applied: number;
  /** The round in which it was applied last; 0 is the set-up. */
  readonly round?: number;
  /** Nothing of what it does can be done as everything lies now. */
  readonly isIdle?: true;
  readonly parts: readonly JudgedPart[];
}

/** A rule was looked at, because what it waits for had happened, and did not apply. */
export interface RuleLook {
  readonly rule: string;
  /** 0 is the set-up. */
  readonly round: number;
  /** Who had done something, if anybody had. */
  readonly by?: string;
  /** It had been applied as often as it says. */
  readonly isUsedUp: boolean;
  readonly parts: readonly JudgedPart[];
}

/** What a counter of the mission shows. */
export interface CounterNow {
  readonly counter: string;
  readonly value: number;
}

/** What players can be told of the rules of a mission while they play it. Nobody works it out before it is asked. */
export interface Tracing<G, S extends Seen> {
  /** Every rule, in the order of the mission. */
  rules(seen: S): readonly RuleTrace[];
  counters(seen: S): readonly CounterNow[];
  /** The rules that are looked at, and do not apply, when an action is done in a game. The game stays as it is. */
  looks(game: G, action: Action): readonly RuleLook[];
}
