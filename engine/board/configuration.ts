import type { Placement } from './placed';

/** From one zone to another. */
export type Way = readonly [from: string, to: string];

/** One of the ways a board can lie during a game. */
export interface Configuration {
  readonly placements: readonly Placement[];
  /** Zones that nobody may enter for now, by any of their parts. */
  readonly blocked?: readonly string[];
  /** Zones that one can go to from others although they are not next door, each by any of its parts. */
  readonly ways?: readonly Way[];
  /** Zones that nobody sees into, out of or through for now, by any of their parts. */
  readonly unseen?: readonly string[];
}
