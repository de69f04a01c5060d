import type { Condition } from '../../schemas';
import type { MissionContext } from './context';

type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;

type Word = KeyOfAny<Condition>;

/** These hold other conditions together, and say nothing themselves. */
type Joining = 'all' | 'any' | 'not';

/** A condition that says something itself. */
export type PlainCondition = Exclude<Condition, { all: unknown } | { any: unknown } | { not: unknown }>;

/** What is said under each word that says something itself. */
export type Conditions = {
  [W in Exclude<Word, Joining>]: Extract<Condition, Record<W, unknown>>[W];
};

export type ConditionWord = keyof Conditions;

/** Where the words of a condition stand. */
export type Use = 'circumstance' | 'task';

/** One condition in words, none of them a whole sentence yet. */
export interface ConditionTeller<W extends ConditionWord> {
  /** As a circumstance: `all blue Objectives have been taken`. */
  readonly is: (asked: Conditions[W], context: MissionContext) => string;
  /** That it is not so: `not all blue Objectives have been taken`. */
  readonly isNot: (asked: Conditions[W], context: MissionContext) => string;
  /** As something to do, where there are words for that: `take all blue Objectives`. */
  readonly todo?: (asked: Conditions[W], context: MissionContext) => string | undefined;
  /** As something to bring to an end, where there are words for that: `leave no zombie in ‘Mine’`. */
  readonly undo?: (asked: Conditions[W], context: MissionContext) => string | undefined;
  /** The same of several things at once: `take the blue Objective and the green Objective`. */
  readonly together?: (asked: readonly Conditions[W][], use: Use, context: MissionContext) => string;
}

export type ConditionTellers<W extends ConditionWord> = { readonly [Each in W]: ConditionTeller<Each> };
