import type { Mission } from '../../schemas';
import type { ZonePlace } from '../places/place';
import type { ListedActions } from './action-list';
import type { Outcome, PendingDecision } from './play';

/** A zone, and where it is, board by board: what it is called is made of this. */
export interface PlacedZone {
  readonly id: string;
  readonly places: readonly ZonePlace[];
}

/** What never changes during a game, as far as every system has it. */
export interface AnyTable {
  readonly mission: { readonly file: Mission };
  readonly zones: readonly PlacedZone[];
  readonly players: number;
}

/** A game as players see it, whatever its system: nothing of what lies face down or is still to fall. */
export interface Seen {
  readonly table: AnyTable;
  /** 0 during set-up. */
  readonly round: number;
  /** What is asked; undefined in the middle of a rule, where nobody can do anything, and at the end. */
  readonly decision: PendingDecision | undefined;
  /** Who acts, by their number among all people: whom the decision at hand is about, else whose turn it is; -1 for nobody. */
  readonly acting: number;
  readonly outcome: Outcome | undefined;
  /** What may be done now; empty in the middle of a rule. The list is used again: read it before the game goes on. */
  readonly options: ListedActions;
}
