import type { ConditionBody, ConditionName } from '../../engine';
import type { MissionContext } from './context';

/** Where the words of a condition stand. */
export type Use = 'circumstance' | 'task';

/** One condition in words, none of them a whole sentence yet. */
export interface ConditionTeller<W extends ConditionName> {
  /** As a circumstance: `all blue Objectives have been taken`. */
  readonly is: (asked: ConditionBody<W>, context: MissionContext) => string;
  /** That it is not so: `not all blue Objectives have been taken`. */
  readonly isNot: (asked: ConditionBody<W>, context: MissionContext) => string;
  /** As something to do, where there are words for that: `take all blue Objectives`. */
  readonly todo?: (asked: ConditionBody<W>, context: MissionContext) => string | undefined;
  /** As something to bring to an end, where there are words for that: `leave no zombie in ‘Mine’`. */
  readonly undo?: (asked: ConditionBody<W>, context: MissionContext) => string | undefined;
  /** The same of several things at once: `take the blue Objective and the green Objective`. */
  readonly together?: (asked: readonly ConditionBody<W>[], use: Use, context: MissionContext) => string;
}

export type ConditionTellers<W extends ConditionName> = { readonly [Each in W]: ConditionTeller<Each> };
