import type { Verdict } from '../mission/verdict';
import type { Seen } from './seen';

/** It may be so for some of those whom it can be about, and not for others. */
export type PartVerdict = Verdict | 'varies';

/** A condition in a rule, and whether it is so now; its parts follow it. */
export interface JudgedPart {
  /** The way there from the rule, by keys and places of lists. */
  readonly path: readonly (string | number)[];
  readonly verdict: PartVerdict;
}

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

/** What a counter of the mission shows. */
export interface CounterNow {
  readonly counter: string;
  readonly value: number;
}

/** What players can be told of the rules of a mission while they play it. Nobody works it out before it is asked. */
export interface Tracing<S extends Seen = Seen> {
  /** Every rule, in the order of the mission. */
  rules(seen: S): readonly RuleTrace[];
  counters(seen: S): readonly CounterNow[];
}
