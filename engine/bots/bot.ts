import type { Generator } from '../random/generator';
import type { Observation } from '../systems/undead-or-alive/hidden/observation';

/** Somebody who plays: sees what players see, and picks one of the options at hand. */
export interface Bot {
  readonly name: string;
  /** The place of an option in `view.options`. Luck is its own, apart from the game's. */
  readonly choose: (view: Observation, luck: Generator) => number;
}
