import type { OptionalRules } from '../../../game/optional-rules';

/** How a mission is to be played. Of optional rules it holds what the mission says, if nothing else is said. */
export interface GameOptions extends Partial<OptionalRules> {
  readonly seed: string;
  /** Ids of the roster. Without them `count` people are drawn. */
  readonly survivors?: readonly string[];
  readonly count?: number;
  readonly players?: number;
  /** Which player runs each survivor; dealt out in turn if nothing is said. */
  readonly playerOf?: readonly number[];
}
