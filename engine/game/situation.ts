import type { Scenario, Text } from '../../schemas';
import type { Action } from './vocabulary';

/** A moment before the one in sight, and what was done in it. */
export interface PastMoment {
  /** A snapshot of the game. */
  readonly memory: Int32Array;
  /** Undefined if something was changed by hand. */
  readonly action: Action | undefined;
}

export interface SituationOptions {
  readonly id: string;
  readonly title: Text;
  /** What the luck of the game came from. */
  readonly seed: string;
  /** Every moment on the way from the opening to this one; the opening itself is the first. */
  readonly past?: readonly PastMoment[];
}

/** A moment of a game that anybody can lay out; or why there is none, for which the sentence is `situation.<code>`. */
export type Situation = { readonly scenario: Scenario } | { readonly problem: { readonly code: string } };
