import type { Placement } from './placed';

/** One of the ways a board can lie during a game. */
export interface Configuration {
  readonly placements: readonly Placement[];
  /** Zones that nobody may enter for now, by any of their parts. */
  readonly blocked?: readonly string[];
  /** Zones that nobody sees into, out of or through for now, by any of their parts. */
  readonly unseen?: readonly string[];
}
